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

  /// Whether VoiceOver adds the word for the trait, or the word is only how the thing is drawn.
  static func isSaid(_ role: String, _ trait: String) -> Bool {
    !["symbol", "chevron", "icon", "picture"].contains(role) && !(trait == "image" && role == "button")
  }

  /// What VoiceOver says by itself of whatever can be activated.
  static func activates(_ gesture: String) -> Bool {
    !gesture.hasPrefix("swipe") && !gesture.hasPrefix("long")
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
    string.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "'" }).map(String.init)
  }
}
