extension String {
  var hasLettersOrDigits: Bool { contains { $0.isLetter || $0.isNumber } }
  var hasLetters: Bool { contains(where: \.isLetter) }
  var hasEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.properties.generalCategory == .otherSymbol }
  }
  /// Two letters in a row: more than a number, a unit or an initial.
  var hasWords: Bool {
    var previous = false
    for character in self {
      if character.isLetter && previous { return true }
      previous = character.isLetter
    }
    return false
  }
}
