internal import Content

/// One entry as plain text, for what is made of entries besides the pages. It holds for the time of
/// one step of a walk: its bytes lie in memory that the next entry uses again.
struct EntryRecord {
  /// The entry, in the page of the walk.
  let entry: EntryID
  /// The file of the output that shows it.
  let output: String
  /// It is the section that has this file for itself.
  let isWholeFile: Bool
  let id: ArraySlice<UInt8>
  /// The place in its file; empty for the whole of it.
  var place: ArraySlice<UInt8> { isWholeFile ? [] : id }
  /// The label, and the whole of a quote of which the page's label is only the beginning.
  let label: ArraySlice<UInt8>
  /// What unfolds under the label: blocks parted by blank lines, then the further columns of a row,
  /// one a line. Without the entries within, which have records of their own.
  let body: ArraySlice<UInt8>
  /// The runs of the body by language and column.
  let texts: [Text]
  let author: ArraySlice<UInt8>
  let source: ArraySlice<UInt8>
  /// The address that the attribution names; one within the site from its top.
  let link: ArraySlice<UInt8>
  /// The language of the label (BCP 47); empty where nothing tells it.
  let language: String
  /// The labels that it stands under are those of these entries, the outermost first.
  let sections: [EntryID]
  /// Its own date, or that of the file which became this section; the page's is not repeated.
  let date: CalendarDate?
  let tags: [String]
  /// It holds other entries from headings or items.
  let isSection: Bool

  /// A run of the body.
  struct Text {
    /// The header of its column; empty for blocks.
    var name: ArraySlice<UInt8>
    /// Its language (BCP 47); empty where nothing tells it.
    var language: String
    /// Where it lies in ``body``.
    var range: Range<Int>
  }
}
