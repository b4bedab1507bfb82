internal import Content

/// The records of one work: a page of its own in a folder.
package struct Book: Sendable {
  package var head: PageHead
  package var records: [Record]
  /// The name of its file, without an ending.
  package fileprivate(set) var name = ""

  package init(title: String, author: String = "", records: [Record]) {
    head = PageHead(title: title, author: author)
    self.records = records
  }

  /// Records by their works, in the order in which they first occur. The front matter of a book
  /// names its title and author, its records do not repeat them; what belongs to no work stands
  /// in one called `rest`.
  package static func sorted(_ records: [Record], rest: String) -> [Book] {
    var books: [Book] = []
    var places: [[String]: Int] = [:]
    for record in records {
      var record = record
      let attribution = record.attribution
      let isOfBook = !attribution.source.isEmpty
      let key = isOfBook ? [attribution.source, attribution.author] : []
      if isOfBook {
        record.attribution.source = ""
        record.attribution.author = ""
      }
      if let place = places[key] {
        books[place].records.append(record)
      } else {
        places[key] = books.count
        let title = isOfBook ? attribution.source : rest
        let author = isOfBook ? attribution.author : ""
        books.append(Book(title: title, author: author, records: [record]))
      }
    }
    for index in books.indices where books[index].head.title != rest { books[index].guardEnds() }
    return books
  }

  /// Gives each book the name of a file that no other has.
  package static func name(_ books: inout [Book]) {
    var taken: Set<String> = []
    for index in books.indices {
      let head = books[index].head
      let base = fileName(of: head.title)
      var name = base
      if taken.contains(name), !head.author.isEmpty {
        name = base + "-" + fileName(of: head.author)
      }
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(base)-\(number)"
        number += 1
      }
      books[index].name = name
      let common = PageHead.common(of: books[index].records)
      books[index].head.lang = common.lang
      books[index].head.translation = common.translation
    }
  }

  /// The slug of a title; names of files have at most 255 bytes.
  private static func fileName(of title: String) -> String {
    let label = Array(title.utf8)[...]
    let slug = Slug(label).bytes
    let bytes = slug.isEmpty ? Slug.hashed(label) : slug
    var name = String(decoding: bytes, as: UTF8.self)
    while name.utf8.count > 160 { name.removeLast() }
    return name == "index" ? "index-1" : name
  }

  /// The page of the book.
  package var page: [UInt8] { QuoteWriter.page(records, head) }

  /// Names author and work where the reader would else find others at the end of a text.
  fileprivate mutating func guardEnds() {
    for index in records.indices
    where records[index].attribution.isEmpty && !records[index].isDrawing
      && QuoteLayout(records[index]).isCode
    {
      records[index].attribution.author = head.author
      records[index].attribution.source = head.title
    }
  }
}
