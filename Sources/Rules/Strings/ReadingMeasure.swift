/// School years from counts of sentences, words and syllables.
struct ReadingMeasure {
  enum Language { case english, german }
  let language: Language

  init?(locale: String) {
    switch locale.prefix(2) {
    case "en" where locale != "en-XA": language = .english
    case "de": language = .german
    default: return nil
    }
  }

  struct Counts {
    var sentences = 0
    var words = 0
    var syllables = 0
    /// Three syllables and more.
    var longWords = 0
    /// One syllable.
    var shortWords = 0
    /// More than six letters.
    var widerWords = 0
    init() {}
    init(_ text: String, _ measure: ReadingMeasure) {
      for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }) {
        let letters = word.filter(\.isLetter)
        guard !letters.isEmpty else { continue }
        let count = measure.syllables(in: letters.lowercased())
        words += 1
        syllables += count
        longWords += count >= 3 ? 1 : 0
        shortWords += count == 1 ? 1 : 0
        widerWords += letters.count > 6 ? 1 : 0
      }
      // A text without a full stop is one sentence.
      let ends = text.split(whereSeparator: { ".!?…:;\n".contains($0) }).filter { $0.contains(where: \.isLetter) }
      sentences = words == 0 ? 0 : max(1, ends.count)
    }
    static func + (a: Counts, b: Counts) -> Counts {
      var sum = a
      sum.sentences += b.sentences
      sum.words += b.words
      sum.syllables += b.syllables
      sum.longWords += b.longWords
      sum.shortWords += b.shortWords
      sum.widerWords += b.widerWords
      return sum
    }
  }

  func grade(_ counts: Counts) -> Double {
    guard counts.words > 0, counts.sentences > 0 else { return 0 }
    let words = Double(counts.words)
    let length = words / Double(counts.sentences)
    switch language {
    case .english: return 0.39 * length + 11.8 * Double(counts.syllables) / words - 15.59
    case .german:
      let (long, short) = (100 * Double(counts.longWords) / words, 100 * Double(counts.shortWords) / words)
      return 0.1935 * long + 0.1672 * length + 0.1297 * 100 * Double(counts.widerWords) / words - 0.0327 * short - 0.875
    }
  }

  private static let english = Set<Character>("aeiouy")
  private static let german = Set<Character>("aeiouyäöü")

  /// Groups of vowels, without a silent final e in English.
  func syllables(in word: String) -> Int {
    let vowels = language == .english ? Self.english : Self.german
    var count = 0
    var previous = false
    for letter in word {
      let isVowel = vowels.contains(letter)
      if isVowel && !previous { count += 1 }
      previous = isVowel
    }
    if language == .english, count > 1 {
      let letters = Array(word)
      if word.hasSuffix("e"), !word.hasSuffix("le") || letters.count < 3 || vowels.contains(letters[letters.count - 3])
      {
        count -= 1
      } else if word.hasSuffix("es") || word.hasSuffix("ed"), letters.count > 3,
        !"tdszxc".contains(letters[letters.count - 3]), !vowels.contains(letters[letters.count - 3])
      {
        count -= 1
      }
    }
    return max(1, count)
  }
}
