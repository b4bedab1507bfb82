import Pictures
import Platform
import TestSupport
import Testing

struct PictureSizeTests {
  private func size(_ bytes: [UInt8]) -> String? {
    PictureSize { offset, count in
      Array(bytes.dropFirst(offset).prefix(count))
    }.map { "\($0.width) x \($0.height)" }
  }

  private func size(svg: String) -> String? {
    size(Array(svg.utf8))
  }

  @Test(arguments: SamplePictures.all.keys.sorted())
  func eachKindTellsItsSize(kind: String) throws {
    #expect(size(try #require(SamplePictures.all[kind])) == "640 x 480")
  }

  @Test func thePictureIsReadFromAFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.jpg", SamplePictures.jpeg(640, 480))
    let size = PictureSize(try File(reading: path))
    #expect(size?.width == 640 && size?.height == 480)
  }

  @Test(arguments: 1...8, [true, false])
  func aPictureThatLiesOnItsSideIsTurned(orientation: Int, isLittle: Bool) {
    let exif = SamplePictures.exif(orientation: orientation, isLittle: isLittle)
    let expected = orientation < 5 ? "640 x 480" : "480 x 640"
    #expect(size(SamplePictures.jpeg(640, 480, before: exif)) == expected)
  }

  @Test(arguments: [0xC0, 0xC1, 0xC2, 0xC3, 0xC5, 0xC9, 0xCA, 0xCF] as [UInt8])
  func everyKindOfJPEGFrameIsKnown(frame: UInt8) {
    #expect(size(SamplePictures.jpeg(3, 2, frame: frame)) == "3 x 2")
  }

  @Test func longSegmentsBeforeTheFrameAreSkippedAndNotRead() {
    let profile = SamplePictures.segment(0xE2, [UInt8](repeating: 0xFF, count: 65_000))
    let fill: [UInt8] = [0xFF, 0xFF, 0xFF]
    let before = Array(repeating: profile, count: 100).joined() + fill
    let bytes = SamplePictures.jpeg(3, 2, before: Array(before))
    var total = 0
    let size = PictureSize { offset, count in
      let piece = Array(bytes[min(offset, bytes.count)...].prefix(count))
      total += piece.count
      return piece
    }
    #expect(size?.width == 3 && size?.height == 2)
    #expect(total < bytes.count / 10)
  }

  @Test func aFileOfNothingButFillIsNotReadToItsEnd() {
    var total = 0
    let size = PictureSize { _, count in
      total += count
      return [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: count - 2)
    }
    #expect(size == nil)
    #expect(total < 1 << 20)
  }

  @Test func anAVIFWithoutAPrimaryItemTellsTheLargest() {
    let all = SamplePictures.extent(9, 6) + SamplePictures.extent(640, 480)
    let meta =
      SamplePictures.big(0, 4) + SamplePictures.box("iprp", SamplePictures.box("ipco", all))
    #expect(size(SamplePictures.avifHead() + SamplePictures.box("meta", meta)) == "640 x 480")
    #expect(size(SamplePictures.avifHead("heic") + SamplePictures.box("meta", meta)) == nil)
  }

  @Test(arguments: [
    (#"<svg width="12.4" height="10.5"/>"#, "12 x 11"),
    (#"<svg width="1in" height=" 2.54cm "/>"#, "96 x 96"),
    (#"<svg width="72pt" height="6pc"/>"#, "96 x 96"),
    (#"<svg width="25.4mm" height="101.6Q"/>"#, "96 x 96"),
    (#"<svg width="1e2PX" height="+30"/>"#, "100 x 30"),
    ("<svg viewBox='0 0 24 48'></svg>", "24 x 48"),
    (#"<svg viewBox="-1,-2, 24.0 ,48"></svg>"#, "24 x 48"),
    (#"<svg width="100%" height="100%" viewBox="0 0 24 48"/>"#, "24 x 48"),
    (#"<svg width="2em" height="2ex" viewBox="0 0 24 48"/>"#, "24 x 48"),
    (#"<svg width="12" viewBox="0 0 24 48"/>"#, "12 x 24"),
    (#"<svg height="12" width="auto" viewBox="0 0 24 48"/>"#, "6 x 12"),
    ("\u{FEFF}\n<svg:svg xmlns:svg='x' width = '3' height\n=\"2\">", "3 x 2"),
    (
      """
      <?xml version="1.0" encoding="utf-8"?>
      <!-- <svg width="1" height="1"> -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/x.dtd" [
        <!ENTITY a "<svg width='1' height='1'>">
        <!-- don't stop at ]> -->
      ]>
      <svg id="a>b" data-x='"' width="30" height="20">
      """, "30 x 20"
    ),
  ])
  func anSVGTellsItsSizeOrThatOfItsViewBox(svg: String, expected: String) {
    #expect(size(svg: svg) == expected)
  }

  @Test(arguments: [
    "", " ", "<", "<svg", "<svg width=3 height=2>", #"<svg width="3" height="2""#,
    #"<svg width="3"/>"#, #"<svg width="0" height="2"/>"#, #"<svg width="-3" height="2"/>"#,
    #"<svg width="nan" height="inf"/>"#, #"<svg width="1e400" height="1"/>"#,
    #"<svg width="1e300" height="1"/>"#, #"<svg viewBox="0 0 24"/>"#,
    #"<svg viewBox="0 0 0 24"/>"#, #"<html width="3" height="2"/>"#, "<!-- <svg/>",
    "<!DOCTYPE svg [ <svg>", "plain text", #"<svg width="&w;" height="2"/>"#,
  ])
  func anSVGWithoutASizeTellsNone(svg: String) {
    #expect(size(svg: svg) == nil)
  }

  @Test func aPictureWithoutExtentTellsNone() {
    #expect(size(SamplePictures.png(0, 480)) == nil)
    #expect(size(SamplePictures.gif(640, 0)) == nil)
    #expect(size(SamplePictures.jpeg(640, 0)) == nil)
    #expect(size([]) == nil)
  }
}

struct PictureSizeFuzzTests {
  private func size(_ bytes: [UInt8]) -> PictureSize? {
    PictureSize { offset, count in Array(bytes.dropFirst(offset).prefix(count)) }
  }

  @Test(arguments: SamplePictures.all.keys.sorted())
  func aPictureThatIsCutOffNeverTrapsNorTellsAnotherSize(kind: String) throws {
    let bytes = try #require(SamplePictures.all[kind])
    let whole = size(bytes)
    for count in 0..<bytes.count {
      let cut = size(Array(bytes.prefix(count)))
      #expect(cut == nil || cut == whole)
    }
  }

  @Test(arguments: SamplePictures.all.keys.sorted())
  func aPictureWithAnyBitTurnedNeverTraps(kind: String) throws {
    let bytes = try #require(SamplePictures.all[kind])
    for bit in 0..<bytes.count * 8 {
      var damaged = bytes
      damaged[bit / 8] ^= 1 << (bit % 8)
      if let size = size(damaged) { #expect(size.width > 0 && size.height > 0) }
    }
  }

  @Test(arguments: SamplePictures.all.keys.sorted())
  func aPictureWithBytesOfChanceNeverTraps(kind: String) throws {
    let bytes = try #require(SamplePictures.all[kind])
    var random = Randomness(seed: 8)
    for _ in 0..<2000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        damaged[place] =
          [0x00, 0xFF, 0x7F, 0x80, .random(in: 0...255, using: &random)]
          .randomElement(using: &random) ?? 0
      }
      if let size = size(damaged) { #expect(size.width > 0 && size.height > 0) }
    }
  }
}
