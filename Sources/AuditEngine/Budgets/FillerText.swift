import SightlineModel
package import Typesetting

/// Text of any length, made of a language's own words: a text that is measured begins with its own.
package struct FillerText: Sendable {
  private let characters: [Character]

  /// - Parameters:
  ///   - words: Repeated where they do not suffice.
  ///   - length: Characters that are needed at most.
  package init(own: [String], words: [String], isSpaced: Bool, length: Int) {
    let separator = isSpaced ? " " : ""
    let fallback = words.isEmpty ? ["n"] : words
    var text = own.joined(separator: separator)
    var index = 0
    while text.count <= length {
      text += (text.isEmpty ? "" : separator) + fallback[index % fallback.count]
      index += 1
    }
    characters = Array(text)
  }

  /// The first characters, without a space at the end: there the next letter stands in its place.
  package func prefix(_ length: Int) -> String {
    var start = Array(characters.prefix(max(length, 1)))
    if let last = start.last, last.isWhitespace {
      start[start.count - 1] = characters[start.count...].first { !$0.isWhitespace } ?? "n"
    }
    return String(start)
  }
}

/// How wide a language's letters are, in em of the system's font.
package struct LetterWidths: Sendable {
  /// Of a character on average, spaces included.
  package let mean: Double
  /// Variance of a character's width, as it adds up over the characters of a text.
  package let variance: Double
  private let typesetter: Typesetter
  private let locale: String

  /// - Parameter words: Of the language, in any order; a few hundred suffice.
  package init(_ words: [String], locale: String, isSpaced: Bool, _ typesetter: Typesetter) {
    (self.typesetter, self.locale) = (typesetter, locale)
    let measured = words.prefix(400).map { word in
      let text = isSpaced ? word + " n" : word
      // What stands behind is taken off again: trailing spaces have no width.
      let tail = isSpaced ? Self.width("n", locale, typesetter) : 0
      return (width: Self.width(text, locale, typesetter) - tail, count: Double(word.count + (isSpaced ? 1 : 0)))
    }
    let total = measured.reduce(0) { $0 + $1.count }
    guard total > 0 else {
      (mean, variance) = (0.5, 0.04)
      return
    }
    let mean = max(measured.reduce(0) { $0 + $1.width } / total, 0.05)
    self.mean = mean
    variance = measured.reduce(0) { $0 + ($1.width - mean * $1.count) * ($1.width - mean * $1.count) } / total
  }

  /// How many characters of average text are as wide as these.
  package func averageCharacters(_ text: String) -> Double { Self.width(text, locale, typesetter) / mean }

  /// Two standard deviations of how many characters fill the width of so many average ones.
  package func spread(_ characters: Double) -> Double { 2 * (variance * characters).squareRoot() / mean }

  private static func width(_ text: String, _ locale: String, _ typesetter: Typesetter) -> Double {
    let run = Paragraph.Run(string: text, font: .body)
    let measured = typesetter.measure(Paragraph(runs: [run], locale: locale), width: nil)
    guard measured.fontSize > 0 else { return 0 }
    return measured.lines.reduce(0) { $0 + $1.width } / measured.fontSize
  }
}
