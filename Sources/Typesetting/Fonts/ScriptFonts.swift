import SightlineModel

/// Which Noto family stands in for iOS's font of a script.
enum ScriptFonts {
  /// The regional form of ideographs. iOS chooses by language.
  enum HanForm: Int, Hashable, Sendable { case japanese, korean, simplified, traditional, hongKong }

  static let emojiTag = tag("Zsye")

  static func tag(_ letters: StaticString) -> UInt32 {
    letters.withUTF8Buffer { $0.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
  }

  static func name(_ tag: UInt32) -> String {
    String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: tag >> UInt32(24 - 8 * $0)) }, as: UTF8.self)
  }

  static func usesHanForm(_ script: UInt32) -> Bool { hanScripts.contains(script) || families[script] == nil }
  private static let hanScripts: Set<UInt32> = [tag("Hani"), tag("Hira"), tag("Kana"), tag("Bopo"), tag("Hang")]

  /// - Parameter text: Decides where the locale says nothing: kana mean Japanese, Hangul Korean.
  static func hanForm(locale: String, scripts: [UInt32]) -> HanForm {
    let parts = locale.lowercased().replacing("_", with: "-").split(separator: "-")
    switch parts.first {
    case "ja": return .japanese
    case "ko": return .korean
    case "zh", "yue":
      if parts.contains("hk") || parts.contains("mo") || parts.first == "yue" { return .hongKong }
      return parts.contains("hant") || parts.contains("tw") ? .traditional : .simplified
    default:
      if scripts.contains(tag("Hira")) || scripts.contains(tag("Kana")) { return .japanese }
      return scripts.contains(tag("Hang")) ? .korean : .simplified
    }
  }

  struct File: Hashable {
    var name: String
    var index: Int = 0
  }

  /// Files to ask for a script's characters, in order; symbols last.
  static func files(for script: UInt32, han: HanForm, weight: FontWeight, serif: Bool) -> [File] {
    let bold = weight.value >= 600
    let style = bold ? "Bold" : "Regular"
    let emoji = File(name: "NotoColorEmoji.ttf")
    if script == emojiTag { return [emoji] }
    var files: [File] = []
    if hanScripts.contains(script) {
      let form = script == tag("Hang") ? .korean : script == tag("Hira") || script == tag("Kana") ? .japanese : han
      if serif { files.append(File(name: "NotoSerifCJK-\(style).ttc", index: form.rawValue)) }
      files.append(File(name: "NotoSansCJK-\(style).ttc", index: form.rawValue))
    } else if let family = families[script] {
      if serif { files.append(File(name: "NotoSerif\(family)-\(style).ttf")) }
      for name in [
        "NotoSans\(family)-\(style).ttf", "NotoSans\(family)-Regular.ttf", "NotoSerif\(family)-\(style).ttf",
      ] {
        files.append(File(name: name))
      }
    }
    let general = [
      "NotoSans-\(style).ttf", "NotoSansSymbols-\(style).ttf", "NotoSansSymbols2-Regular.ttf",
      "NotoSansMath-Regular.ttf",
    ]
    return files + general.map { File(name: $0) }
      + [emoji, File(name: "NotoSansCJK-\(style).ttc", index: han.rawValue), File(name: "DejaVuSans.ttf")]
  }

  /// The part of Noto's family name after `Noto Sans`, or after `Noto Serif` where there is no sans.
  private static let families: [UInt32: String] = [
    tag("Adlm"): "Adlam", tag("Arab"): "Arabic", tag("Armn"): "Armenian", tag("Bali"): "Balinese",
    tag("Bamu"): "Bamum", tag("Beng"): "Bengali", tag("Bugi"): "Buginese", tag("Buhd"): "Buhid",
    tag("Cakm"): "Chakma", tag("Cans"): "CanadianAboriginal", tag("Cham"): "Cham", tag("Cher"): "Cherokee",
    tag("Copt"): "Coptic", tag("Cyrl"): "", tag("Deva"): "Devanagari", tag("Ethi"): "Ethiopic",
    tag("Geor"): "Georgian", tag("Goth"): "Gothic", tag("Grek"): "", tag("Gujr"): "Gujarati", tag("Guru"): "Gurmukhi",
    tag("Hebr"): "Hebrew", tag("Java"): "Javanese", tag("Kali"): "KayahLi", tag("Khmr"): "Khmer",
    tag("Knda"): "Kannada", tag("Lana"): "TaiTham", tag("Laoo"): "Lao", tag("Latn"): "", tag("Lepc"): "Lepcha",
    tag("Limb"): "Limbu", tag("Lisu"): "Lisu", tag("Mand"): "Mandaic", tag("Mlym"): "Malayalam",
    tag("Mong"): "Mongolian", tag("Mtei"): "MeeteiMayek", tag("Mymr"): "Myanmar", tag("Newa"): "Newa",
    tag("Nkoo"): "NKo", tag("Ogam"): "Ogham", tag("Olck"): "OlChiki", tag("Orya"): "Oriya", tag("Osge"): "Osage",
    tag("Plrd"): "Miao", tag("Rjng"): "Rejang", tag("Rohg"): "HanifiRohingya", tag("Runr"): "Runic",
    tag("Saur"): "Saurashtra", tag("Shaw"): "Shavian", tag("Sinh"): "Sinhala", tag("Sund"): "Sundanese",
    tag("Sylo"): "SylotiNagri", tag("Syrc"): "Syriac", tag("Tagb"): "Tagbanwa", tag("Tale"): "TaiLe",
    tag("Talu"): "NewTaiLue", tag("Taml"): "Tamil", tag("Tavt"): "TaiViet", tag("Telu"): "Telugu",
    tag("Tfng"): "Tifinagh", tag("Tglg"): "Tagalog", tag("Thaa"): "Thaana", tag("Thai"): "Thai", tag("Tibt"): "Tibetan",
    tag("Vaii"): "Vai", tag("Yiii"): "Yi",
  ]
}
