/// In which variants something fails, as a person would say it: `from AX1 on; German and Finnish from XXL on; iPhone SE
/// only`.
package struct VariantWords: Sendable {
  /// The parts of a variant that a person names.
  package struct Conditions: Hashable, Sendable {
    package var size: DynamicTypeSize
    package var locale: String
    package var device: String
    package var appearance: Appearance
    package init(size: DynamicTypeSize, locale: String, device: String, appearance: Appearance) {
      self.size = size
      self.locale = locale
      self.device = device
      self.appearance = appearance
    }
  }
  private let failing: [Conditions]
  private let judged: [Conditions]
  private let undecided: Set<DynamicTypeSize>
  private let isQuestion: Bool
  private let isPartial: Bool

  /// - Parameters:
  ///   - failing: Some of `judged`, which are in matrix order.
  ///   - undecided: Sizes at which it neither passes nor fails for certain.
  ///   - isQuestion: What is said of `failing` is to be looked at, not wrong.
  ///   - isPartial: Most sizes were not laid out: nothing is said of those between.
  package init(
    failing: [Conditions], judged: [Conditions], undecided: Set<DynamicTypeSize> = [],
    isQuestion: Bool = false, isPartial: Bool = false
  ) {
    (self.failing, self.judged, self.undecided) = (failing, judged, undecided)
    (self.isQuestion, self.isPartial) = (isQuestion, isPartial)
  }

  package var text: String {
    if failing.count == judged.count, isPartial { return "laid out \(laidOut) only" }
    if failing.count == judged.count { return judged.count == 1 ? "in the one variant judged" : everywhere }
    let allLocales = Self.ordered(judged.map(\.locale)), allDevices = Self.ordered(judged.map(\.device))
    let locales = allLocales.filter(Set(failing.map(\.locale)).contains)
    let devices = allDevices.filter(Set(failing.map(\.device)).contains)
    let parts = [sizes(locales, of: allLocales), self.devices(devices, of: allDevices), appearances]
    let said = parts.compactMap { $0 }
    return said.isEmpty ? mostly : said.joined(separator: "; ")
  }

  /// It fails somewhere at every size, in every language, on every device and in every appearance, and not in all together.
  private var mostly: String {
    let count = "in \(failing.count) of \(judged.count) variants"
    let whole = Appearance.allCases.filter { appearance in
      let all = judged.count { $0.appearance == appearance }
      return all > 0 && failing.count { $0.appearance == appearance } == all
    }
    guard whole.count == 1, let name = whole.first else { return count }
    let others = judged.count { $0.appearance != name }, failingOthers = failing.count { $0.appearance != name }
    return "in \(name.words), and in \(failingOthers) of the other \(others) variants"
  }

  private var everywhere: String { "in all \(judged.count) variants" }

  // MARK: Sizes and languages

  private func sizes(_ locales: [String], of all: [String]) -> String? {
    if isPartial {
      let sizes = Set(failing.map(\.size))
      guard sizes.count < allSizes.count else { return Self.languages(locales, of: all) }
      return
        "\(isQuestion ? "undecided" : "fails") at \(Self.list(sizes.sorted().map(\.shortName))), laid out \(laidOut) only"
    }
    // 1. Languages that fail at the same sizes go together.
    var groups: [(sizes: String?, first: DynamicTypeSize, locales: [String])] = []
    for locale in locales {
      let own = Set(failing.filter { $0.locale == locale }.map(\.size))
      let words = range(own)
      if let index = groups.firstIndex(where: { $0.sizes == words }) {
        groups[index].locales.append(locale)
      } else {
        groups.append((words, own.min() ?? .large, [locale]))
      }
    }
    guard groups.count > 1 else {
      let parts = [groups.first?.sizes, Self.languages(locales, of: all)].compactMap { $0 }
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
    // 2. What holds for most is said first and without their names.
    if groups.count > 3 {
      let first = groups.min { $0.first < $1.first }
      let whole = range(Set(failing.map(\.size))) ?? "at every size"
      return "\(whole), first in \(Self.list(first?.locales.prefix(3).map(Self.language) ?? []))"
    }
    let most = groups.indices.max { (groups[$0].locales.count, $1) < (groups[$1].locales.count, $0) } ?? 0
    let hasMost = locales.count == all.count && groups[most].locales.count * 2 > all.count
    let rest = groups.indices.filter { !hasMost || $0 != most }.map { index in
      "\(Self.list(groups[index].locales.prefix(6).map(Self.language))) \(groups[index].sizes ?? "at every size")"
    }
    return ((hasMost ? [groups[most].sizes ?? "at every size"] : []) + rest).joined(separator: "; ")
  }

  private var allSizes: [DynamicTypeSize] { Set(judged.map(\.size)).sorted() }
  private var laidOut: String { "at " + Self.list(allSizes.map(\.shortName)) }

  /// - Returns: `nil` for every size.
  private func range(_ sizes: Set<DynamicTypeSize>) -> String? {
    let all = allSizes
    guard let first = sizes.min(), let last = sizes.max(), sizes.count < all.count else { return nil }
    let verb = isQuestion ? "undecided " : ""
    let below = all.last { $0 < first }
    let holes = all.filter { $0 > first && $0 < last && !sizes.contains($0) && !undecided.contains($0) }
    let open = all.filter { $0 < first && undecided.contains($0) }
    let unsure = open.first.map { ", undecided from \($0.shortName)" } ?? ""
    guard holes.count * 3 <= sizes.count else {
      return sizes.count <= 3
        ? "\(verb)at \(Self.list(sizes.sorted().map(\.shortName)))"
        : "\(verb)at \(sizes.count) of \(all.count) sizes, first at \(first.shortName)"
    }
    let but = holes.isEmpty ? "" : " but not at \(Self.list(holes.map(\.shortName)))"
    switch (below, last == all.last) {
    case (_?, true) where sizes.count == 1: return "\(verb)at \(first.shortName) only\(unsure)"
    case (_?, true): return "\(verb)from \(first.shortName) on\(but)\(unsure)"
    case (nil, true): return holes.isEmpty ? nil : "\(verb)at every size\(but)"
    case (nil, false): return "\(verb)up to \(last.shortName)\(but)"
    case (_?, false):
      return first == last
        ? "\(verb)at \(first.shortName) only" : "\(verb)from \(first.shortName) to \(last.shortName)\(but)\(unsure)"
    }
  }

  /// - Returns: `nil` for all of them.
  private static func languages(_ locales: [String], of all: [String]) -> String? {
    guard locales.count < all.count, let first = locales.first else { return nil }
    let others = all.filter { !locales.contains($0) }
    if all.count > 4, others.count <= 2 { return "in every language but \(list(others.map(language)))" }
    if locales.count > 4 {
      return "in \(locales.count) of \(all.count) languages, such as \(list(locales.prefix(3).map(language)))"
    }
    return locales.count == 1 ? "in \(language(first)) only" : "in \(list(locales.map(language)))"
  }

  // MARK: Devices and appearances

  private func devices(_ devices: [String], of all: [String]) -> String? {
    guard devices.count < all.count else { return nil }
    let others = all.filter { !devices.contains($0) }
    if all.count > 2, others.count == 1 { return "not on \(Self.device(others[0]))" }
    return Self.list(devices.map(Self.device)) + " only"
  }

  private var appearances: String? {
    let some = Set(failing.map(\.appearance)), all = Set(judged.map(\.appearance))
    guard some.count < all.count else { return nil }
    let ordered = Appearance.allCases.filter(some.contains)
    if ordered.allSatisfy(\.isHighContrast), ordered.count == 2 { return "with Increase Contrast" }
    if ordered.count == 2, ordered[0].isDark == ordered[1].isDark { return ordered[0].isDark ? "in dark" : "in light" }
    return "in " + Self.list(ordered.map(\.words))
  }

  // MARK: Names

  private static func ordered(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// `a, b and c`.
  private static func list(_ names: [String]) -> String {
    names.count > 1 ? names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "") : names.first ?? ""
  }

  private static func language(_ tag: String) -> String { LanguageName.english(tag) }

  fileprivate static func device(_ alias: String) -> String {
    switch alias {
    case "SE": "iPhone SE"
    case "standard": "the standard iPhone"
    case "largest": "the largest iPhone"
    case "iPad-11": "iPad 11″"
    case "reflow": "320 pt (reflow)"
    default: alias
    }
  }
}

extension VariantWords.Conditions {
  /// `at AX3, in German, in dark`: what sets it apart from the others; `nil` where nothing does.
  ///
  /// - Parameters:
  ///   - alike: Those in which the same was measured: what all of them share with the others sets nothing apart.
  ///   - ofColors: Sizes are the same in every appearance.
  package func words(among judged: [Self], alike: [Self] = [], ofColors: Bool = true) -> String? {
    func varies(_ part: KeyPath<Self, some Hashable>) -> Bool {
      guard judged.contains(where: { $0[keyPath: part] != self[keyPath: part] }) else { return false }
      return !Set(judged.map { $0[keyPath: part] }).isSubset(of: alike.map { $0[keyPath: part] })
    }
    var parts: [String] = []
    if varies(\.size) { parts.append("at \(size.shortName)") }
    if varies(\.locale) { parts.append("in \(LanguageName.english(locale))") }
    if varies(\.device) { parts.append("on \(VariantWords.device(device))") }
    if ofColors, varies(\.appearance) { parts.append("in \(appearance.words)") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension Appearance {
  /// `dark with Increase Contrast`.
  package var words: String { (isDark ? "dark" : "light") + (isHighContrast ? " with Increase Contrast" : "") }
}
