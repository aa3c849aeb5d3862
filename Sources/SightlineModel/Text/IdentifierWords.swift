/// The words that an identifier or a file's name is made of, in small letters: `isShowingURLField` is, showing, url, field.
package struct IdentifierWords {
  package let words: [String]

  package init(_ name: some StringProtocol) {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let before = index > 0 ? characters[index - 1] : " "
      let after = index + 1 < characters.count ? characters[index + 1] : " "
      // At a capital after a small letter, or the last capital of an acronym.
      let begins = character.isUppercase && (!before.isUppercase || after.isLowercase)
      if begins, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    if !word.isEmpty { words.append(word) }
    self.words = words.map { $0.lowercased() }
  }
}
