/// Word lists for rules about names, by language; a language without a list is not judged.
enum NameWords {
  /// The role VoiceOver adds by itself, in the words it uses.
  static func roles(_ locale: String) -> [String: [String]] {
    switch locale.prefix(2) {
    case "en":
      [
        "button": ["button", "icon", "symbol", "chevron"], "link": ["link", "icon"],
        "image": ["image", "picture", "icon", "symbol", "chevron", "button"],
        "switchButton": ["switch", "toggle", "checkbox"], "header": ["heading", "header"],
        "textField": ["text field", "field", "textfield"], "secureTextField": ["text field", "field"],
        "searchField": ["search field", "field"], "adjustable": ["slider", "stepper"], "tab": ["tab"],
      ]
    case "de":
      [
        "button": ["taste", "button", "schaltfläche"], "link": ["link"], "image": ["bild"],
        "switchButton": ["schalter"], "header": ["überschrift"], "textField": ["textfeld"], "tab": ["tab"],
      ]
    case "fr":
      [
        "button": ["bouton"], "link": ["lien"], "image": ["image"],
        "switchButton": ["bouton", "interrupteur"],
      ]
    case "es":
      ["button": ["botón"], "link": ["enlace"], "image": ["imagen"], "switchButton": ["interruptor"]]
    default: [:]
    }
  }

  /// How to use a control: VoiceOver says it, or it is wrong for those who do not tap.
  static func gestures(_ locale: String) -> [String] {
    switch locale.prefix(2) {
    case "en":
      [
        "double tap", "double-tap", "doubletap", "tap to", "tap here", "tap this", "tap on", "click to", "click here",
        "click this", "click on", "press to", "press here", "press this", "swipe to", "touch to", "long press",
      ]
    case "de":
      ["doppeltippen", "doppelt tippen", "tippen um", "tippen, um", "hier tippen", "klicken um", "klicken, um"]
    default: []
    }
  }

  /// How a hint says that a control is used, in the hint's own words; `nil` where it only says what happens.
  ///
  /// “Tap water” and “Press release” name things: a verb counts where what follows it says how or on what.
  static func gesture(inHint hint: String, _ locale: String) -> String? {
    let lower = hint.lowercased()
    if let phrase = gestures(locale).first(where: { lower.contains($0) }) { return phrase }
    guard locale.hasPrefix("en") else { return nil }
    let words = words(hint)
    for (index, word) in words.enumerated() {
      let next = index + 1 < words.count ? words[index + 1] : ""
      let isFirst = index == 0
      let isMeant =
        switch word {
        case "swipe", "swiping", "flick": ways.contains(next)
        case "tap", "press", "click", "touch":
          next == "and" && words.dropFirst(index + 2).first == "hold"
            || isFirst && (onWhat.contains(next) || times.contains(next))
        case "taps", "clicks", "presses": isFirst && next == "to"
        case "tapping", "clicking": isFirst || index > 0 && words[index - 1] == "by"
        case "tapped", "clicked", "pressed": index > 0 && ["when", "if", "once"].contains(words[index - 1])
        case "drag", "hold": isFirst && (onWhat.contains(next) || ways.contains(next) || next == "down")
        case "pinch": isFirst && ["to", "in", "out"].contains(next)
        default: false
        }
      if isMeant { return [word, next].filter { !$0.isEmpty }.joined(separator: " ") }
    }
    return nil
  }
  private static let ways: Set<String> = ["left", "right", "up", "down", "to", "across"]
  private static let onWhat: Set<String> = ["the", "a", "an", "this", "it", "to", "here", "on", "anywhere"]
  private static let times: Set<String> = ["once", "twice", "again"]

  /// Whether VoiceOver adds the word for the trait, or the word is only how the thing is drawn.
  static func isSaid(_ role: String, _ trait: String) -> Bool {
    !["symbol", "chevron", "icon", "picture"].contains(role) && !(trait == "image" && role == "button")
  }

  /// What VoiceOver says by itself of whatever can be activated.
  static func activates(_ gesture: String) -> Bool {
    !["swip", "flick", "long", "drag", "hold", "pinch"].contains(where: gesture.hasPrefix) && !gesture.hasSuffix(" and")
  }

  /// Links made of these words alone do not say where they lead.
  static func vague(_ locale: String) -> Set<String> {
    switch locale.prefix(2) {
    case "en":
      ["here", "click", "tap", "more", "learn", "read", "this", "link", "page", "details", "see", "go", "info"]
    case "de":
      ["hier", "klicken", "tippen", "mehr", "erfahren", "lesen", "weiterlesen", "link", "seite", "details", "dies"]
    case "fr": ["ici", "cliquez", "plus", "savoir", "en", "lire", "suite", "la", "lien", "page"]
    case "es": ["aquí", "clic", "haga", "más", "leer", "ver", "enlace", "página", "saber"]
    default: []
    }
  }

  /// Words of a string, lowercased.
  static func words(_ string: String) -> [String] {
    string.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "'" }).flatMap(apart)
  }

  /// `快进30` is two words: scripts that set no spaces between words set none before a number.
  private static func apart(_ word: Substring) -> [String] {
    guard word.unicodeScalars.contains(where: isUnspaced), word.contains(where: \.isNumber) else {
      return [String(word)]
    }
    var parts: [String] = []
    for character in word {
      if let last = parts.last?.last, last.isNumber == character.isNumber {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
    }
    return parts
  }

  /// - Source: Unicode, blocks of Thai, Lao, Myanmar, Khmer, Han, Kana and Hangul.
  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
