/// Questions that nothing marks, each with its answer in the next line or paragraph.
enum PlainQuestions {
  static func fix(_ text: AdvisedText) -> String? {
    let lines = text.lines.map(\.unbroken)
    let asking = lines.indices.filter { index in
      index + 1 < lines.count && QuestionMark.ends(lines[index])
        && !QuestionMark.ends(lines[index + 1])
    }
    guard asking.count >= 2, asking.count * 5 >= lines.count * 2, let first = asking.first else {
      return nil
    }
    return text.asHeading(lines[first])
  }
}
