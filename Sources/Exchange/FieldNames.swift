/// What the fields of a record are called in other formats, in several languages.
enum FieldNames {
  /// The field that a header or key stands for; nil where it is none of them.
  static func field(named name: String) -> RecordField? { rank(of: name)?.field }

  /// The field, and how surely the name means it: less is surer.
  static func rank(of name: String) -> (field: RecordField, rank: Int)? {
    known[name.lowercased().filter { $0.isLetter }]
  }

  private static let known: [String: (field: RecordField, rank: Int)] = {
    let table: [(RecordField, String)] = [
      (
        .label,
        """
        label quote quotes quotetext quotation text highlight saying phrase proverb aphorism fortune
        sentence content term word front question q zitat spruch citation frase cita
        citazione citação cytat citát citaat цитата высказывание фраза 名言 名句 句子 引用 문장 اقتباس
        frage pregunta domanda pergunta pytanie otázka vraag вопрос 问题 問題 質問 질문
        begriff wort terme mot término palabra termine parola termo palavra pojęcie термин слово
        понятие 词语 単語 用語 단어
        """
      ),
      (
        .body,
        """
        body note notes comment translation meaning definition back answer a explanation
        description backextra extra übersetzung bedeutung antwort traduction traduzione traducción
        significado перевод значение ответ примечание 翻译 解释 意味
        réponse respuesta risposta resposta odpowiedź odpověď antwoord svar 回答 答案 答え 답
        définition definición definizione definição definicja erklärung определение пояснение
        """
      ),
      (
        .author,
        """
        author authors by who speaker person attribution bookauthor quoteauthor authorname writer autor
        auteur autore автор 作者 著者 저자 المؤلف
        """
      ),
      (
        .source,
        """
        source work book booktitle worktitle origin reference title quelle werk buch livre œuvre fonte libro
        opera obra fuente источник книга произведение 出处 来源 作品 書名 书名
        """
      ),
      (.url, "url link href uri permalink website ссылка 链接"),
      (.lang, "lang language locale sprache langue lingua idioma язык 语言"),
      (
        .tags,
        """
        tags tag keywords categories category topic topics labels genre bookshelves
        schlagwörter étiquettes etiquetas теги 标签
        """
      ),
      (
        .date,
        """
        date dates day year datum jahr año année anno ano rok дата год 日期 日付 年 날짜 fecha
        created createdat createdon datecreated added addedat addedon dateadded
        """
      ),
      (.section, "section chapter group kapitel abschnitt chapitre capitolo capítulo раздел глава"),
    ]
    var known: [String: (field: RecordField, rank: Int)] = [:]
    for (field, names) in table {
      for name in names.split(whereSeparator: \.isWhitespace) {
        known[String(name)] = (field, known.count)
      }
    }
    return known
  }()
}
