extension String {
  var hasLettersOrDigits: Bool {
    startsWithASCII { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
      ?? contains { $0.isLetter || $0.isNumber }
  }
  var hasLetters: Bool { startsWithASCII { (0x61...0x7A).contains($0 | 0x20) } ?? contains(where: \.isLetter) }
  /// Mostly letters and digits: `ଘ(੭ˊᵕˋ)੭` is a picture.
  var isWorded: Bool {
    guard hasLetters else { return false }
    var (signs, letters) = (0, 0)
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber:
        (signs, letters) = (signs + 1, letters + 1)
      case .spaceSeparator, .control, .nonspacingMark, .spacingMark, .enclosingMark, .format: break
      default: signs += 1
      }
    }
    return letters * 2 > signs
  }
  /// More than white space.
  var hasInk: Bool { startsWithASCII { $0 != 0x20 && !(0x09...0x0D).contains($0) } ?? contains { !$0.isWhitespace } }

  /// Most texts are decided by their first byte: every text is asked, in every variant.
  ///
  /// - Returns: Whether a character of the ASCII beginning is one of those meant; `nil` where more has to be looked at.
  private func startsWithASCII(_ isMeant: (UInt8) -> Bool) -> Bool? {
    for byte in utf8 {
      guard byte < 0x80 else { return nil }
      if isMeant(byte) { return true }
    }
    return false
  }
  /// Signs and pictures that are spoken by a name of theirs: “🎉”, “✕”.
  var hasEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.properties.generalCategory == .otherSymbol }
  }
  /// Pictures in colours of their own: “✕” and “★” are drawn in the text's colour, “⭐” and “✔️” are not.
  /// - Source: Unicode Technical Standard 51: emoji presentation by default, or by U+FE0F.
  var hasColoredEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
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

extension String {
  /// Without marks of direction, which nobody sees.
  var withoutMarks: String {
    filter { character in
      !character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
    }
  }

  /// Letters between which a line may break without a space: Han, kana, hangul, Thai.
  /// - Source: Unicode Standard Annex 14, classes ID, H2, H3 and SA.
  var breaksBetweenLetters: Bool {
    unicodeScalars.contains {
      (0xE00..<0xF00).contains($0.value) || (0x1000..<0x1200).contains($0.value) || $0.value >= 0x2E80
    }
  }
}
