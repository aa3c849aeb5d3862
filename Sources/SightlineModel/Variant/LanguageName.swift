/// Languages by their English names.
package enum LanguageName {
  /// - Parameter tag: `pt-BR`; a tag that is not known is given back as it is.
  package static func english(_ tag: String) -> String {
    if let name = names[tag] { return name }
    guard let dash = tag.firstIndex(of: "-"), let language = names[String(tag[..<dash])] else { return tag }
    return "\(language) (\(tag[tag.index(after: dash)...]))"
  }

  /// Tags of languages that have a name here, and of the pseudo-languages; sorted.
  package static var tags: [String] { names.keys.sorted() }

  /// Whether a tag begins with the code of a language: one with a name here, or three letters.
  package static func isLanguage(_ tag: String) -> Bool {
    let code = tag.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? ""
    guard code.allSatisfy({ $0.isASCII && $0.isLetter }) else { return false }
    return names[code] != nil || others.contains(code) || code.count == 3
  }
  /// - Source: ISO 639-1, those without a name above.
  private static let others: Set<String> = [
    "aa", "ab", "ae", "af", "ak", "am", "an", "as", "av", "ay", "az", "ba", "be", "bi", "bm", "bo", "br", "bs", "ce",
    "ch", "co", "cr", "cu", "cv", "dv", "dz", "ee", "eo", "ff", "fj", "fo", "fy", "gd", "gn", "gv", "ha", "ho", "ht",
    "hz", "ia", "ie", "ig", "ii", "ik", "io", "iu", "iw", "jv", "kg", "ki", "kj", "kl", "km", "kr", "ks", "ku", "kv",
    "kw", "ky", "la", "lb", "lg", "li", "ln", "lo", "lu", "mg", "mh", "mi", "mn", "mt", "my", "na", "nd", "ne", "ng",
    "nr", "nv", "ny", "oc", "oj", "om", "os", "pi", "ps", "qu", "rm", "rn", "rw", "sa", "sc", "sd", "se", "sg", "sh",
    "si", "sm", "sn", "so", "ss", "st", "su", "tg", "ti", "tk", "tl", "tn", "to", "ts", "tt", "tw", "ty", "ug", "uz",
    "ve", "vo", "wa", "wo", "xh", "yi", "yo", "za", "zu",
  ]

  /// - Source: CLDR, English display names.
  private static let names: [String: String] = [
    "ar": "Arabic", "bg": "Bulgarian", "bn": "Bangla", "ca": "Catalan", "cs": "Czech", "cy": "Welsh", "da": "Danish",
    "de": "German", "el": "Greek", "en": "English", "es": "Spanish", "et": "Estonian", "eu": "Basque", "fa": "Persian",
    "fi": "Finnish", "fil": "Filipino", "fr": "French", "ga": "Irish", "gl": "Galician", "gu": "Gujarati",
    "he": "Hebrew", "hi": "Hindi", "hr": "Croatian", "hu": "Hungarian", "hy": "Armenian", "id": "Indonesian",
    "is": "Icelandic", "it": "Italian", "ja": "Japanese", "ka": "Georgian", "kk": "Kazakh", "kn": "Kannada",
    "ko": "Korean", "lt": "Lithuanian", "lv": "Latvian", "mk": "Macedonian", "ml": "Malayalam", "mr": "Marathi",
    "ms": "Malay", "nb": "Norwegian", "nl": "Dutch", "nn": "Norwegian Nynorsk", "no": "Norwegian", "or": "Odia",
    "pa": "Punjabi", "pl": "Polish", "pt": "Portuguese", "ro": "Romanian", "ru": "Russian", "sk": "Slovak",
    "sl": "Slovenian", "sq": "Albanian", "sr": "Serbian", "sv": "Swedish", "sw": "Swahili", "ta": "Tamil",
    "te": "Telugu", "th": "Thai", "tr": "Turkish", "uk": "Ukrainian", "ur": "Urdu", "vi": "Vietnamese",
    "zh": "Chinese", "zh-Hans": "Simplified Chinese", "zh-Hant": "Traditional Chinese", "en-XA": "lengthened English",
    "ar-XB": "mirrored English",
  ]
}
