import Platform
import Testing

struct FileErrorTests {
  @Test func anErrorIsASentenceThatNamesThePathAndTheReason() {
    let unreadable = FileError(.read, "notes.md", .permissionDenied)
    #expect(unreadable.sentence == "cannot read notes.md: permission denied")
    let full = FileError(.make, "public", .diskFull)
    #expect(full.sentence == "cannot make the folder public: the disk is full")
    let large = FileError(.read, "big.md", .overLimit(size: 100, limit: 16))
    #expect(large.sentence == "cannot read big.md: it has 100 bytes and at most 16 are read")
  }
}
