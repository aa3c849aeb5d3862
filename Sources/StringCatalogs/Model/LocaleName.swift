/// Language tags as files write them, made comparable.
package enum LocaleName {
  package static let accented = "en-XA"
  package static let mirrored = "ar-XB"

  /// `zh_hans` → `zh-Hans`, `PT-br` → `pt-BR`.
  /// - Source: RFC 5646, section 2.1.1.
  package static func normalized(_ tag: String) -> String {
    let parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" })
    return parts.enumerated().map { index, part in
      if index == 0 { return part.lowercased() }
      switch part.count {
      case 2 where part.allSatisfy(\.isLetter): return part.uppercased()
      case 4 where part.allSatisfy(\.isLetter): return part.prefix(1).uppercased() + part.dropFirst().lowercased()
      default: return String(part)
      }
    }.joined(separator: "-")
  }

  /// Whether it names no language: `qqq` holds notes for translators, `qaa` to `qtz` are nobody's.
  /// - Source: ISO 639-2, codes reserved for local use; translatewiki.net, message documentation.
  static func isPrivate(_ tag: String) -> Bool {
    let language = tag.prefix { $0 != "-" }
    return language == "qqq" || language.count == 3 && language >= "qaa" && language <= "qtz"
  }

  /// Whether one serves for the other: `en` and `en-US`, not `zh-Hans` and `zh-Hant`, nor two regions.
  package static func areAlike(_ first: String, _ second: String) -> Bool {
    func language(_ tag: String) -> String {
      fallbacks(of: tag).last { !$0.hasPrefix("zh") || $0.contains("-") } ?? tag
    }
    let common = language(first)
    return common == language(second) && [first, second].contains(common)
  }

  /// The tags to look under, best first: `zh-Hant-TW`, `zh-Hant`, `zh`.
  ///
  /// Chinese written in one script does not fall back to the other; a region names its script.
  package static func fallbacks(of tag: String) -> [String] {
    var parts = normalized(tag).split(separator: "-").map(String.init)
    guard let language = parts.first else { return [] }
    if language == "zh", parts.count > 1, !["Hans", "Hant"].contains(parts[1]) {
      parts.insert(["TW", "HK", "MO"].contains(parts[1]) ? "Hant" : "Hans", at: 1)
    }
    var result = [normalized(tag)]
    while parts.count > 0 {
      if !(language == "zh" && parts == ["zh"] && normalized(tag).contains("Han")) {
        result.append(parts.joined(separator: "-"))
      }
      parts.removeLast()
    }
    var seen: Set<String> = []
    return result.filter { seen.insert($0).inserted }
  }
}
