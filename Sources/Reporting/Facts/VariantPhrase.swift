import SightlineModel

/// In which variants a finding holds, in words: "from AX3 on, in German and Finnish; iPhone SE only".
struct VariantPhrase: Hashable, Sendable {
  /// Values of one dimension among the failing variants, in matrix order.
  var sizes: [DynamicTypeSize]
  var locales: [String]
  var devices: [String]
  var appearances: [String]
  var extras: [String]
  private let fold: Finding.VariantFold
  private let matrix: AuditReport.Matrix?

  init(_ fold: Finding.VariantFold, matrix: AuditReport.Matrix?) {
    self.fold = fold
    self.matrix = matrix
    let allLocales = matrix?.locales.map(Visible.line)
    let allDevices = matrix?.devices.map(Visible.line)
    let allAppearances = matrix?.appearances.map(\.rawValue)
    let parts = fold.failing.map {
      Visible.line($0).split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    }
    func values(_ index: Int) -> [String] {
      var seen: Set<String> = []
      return parts.compactMap { $0.count > index && seen.insert($0[index]).inserted ? $0[index] : nil }
    }
    func ordered(_ values: [String], by reference: [String]?) -> [String] {
      guard let reference else { return values }
      return reference.filter(values.contains) + values.filter { !reference.contains($0) }
    }
    sizes = values(0).compactMap { DynamicTypeSize(rawValue: $0) }.sorted()
    locales = ordered(values(1), by: allLocales)
    devices = ordered(values(2), by: allDevices)
    appearances = ordered(values(3), by: allAppearances)
    var extras: Set<String> = []
    for part in parts { extras.formUnion(part.dropFirst(4)) }
    self.extras = extras.sorted()
  }

  /// `from AX3 on, in German and Finnish; iPhone SE only`; `nil` where nothing sets the failing variants apart.
  var words: String? {
    guard fold.failing.count < fold.total else { return nil }
    if let words = fold.words, !words.isEmpty { return Visible.line(words) }
    let failing = fold.failing.compactMap(VariantWords.Conditions.init(variant:))
    guard failing.count == fold.failing.count, let matrix else {
      return fold.failing.count > 6
        ? fold.failing.prefix(5).map { Visible.line($0) }.joined(separator: ", ")
          + " and \(fold.failing.count - 5) more"
        : fold.failing.map { Visible.line($0) }.joined(separator: ", ")
    }
    let all = matrix.sizes.flatMap { size in
      matrix.locales.flatMap { locale in
        matrix.devices.flatMap { device in
          matrix.appearances.map {
            VariantWords.Conditions(size: size, locale: locale, device: device, appearance: $0)
          }
        }
      }
    }
    return Visible.line(VariantWords(failing: failing, judged: all).text)
  }

  /// `Fails at every text size, in Arabic from XXL on, not on iPad 11″`: the words as a sentence, without its full stop.
  ///
  /// - Parameter isQuestion: It is to be looked at, not wrong.
  func sentence(isQuestion: Bool) -> String {
    let verb = isQuestion ? "To review" : "Fails"
    guard let words else {
      return fold.total == 1 || fold.failing.count == fold.total
        ? "\(verb) \(count)" : "\(verb) in \(count)"
    }
    let parts = words.split(separator: ";").map { Self.clause(String($0.drop { $0 == " " })) }
    let whole = parts.joined(separator: "; ")
    return ["laid out", "undecided", "fails"].contains(where: whole.hasPrefix)
      ? whole.prefix(1).uppercased() + whole.dropFirst() : "\(verb) \(whole)"
  }

  /// One part of the words, so that it can follow a verb: a language's name alone, or a device's, takes its preposition.
  private static func clause(_ part: String) -> String {
    var part = part
    let before = [
      "in ", "at ", "on ", "from ", "up to ", "not ", "with ", "undecided ", "fails ", "laid out ", "first ",
    ]
    if !before.contains(where: part.hasPrefix) { part = (part.hasSuffix(" only") ? "on " : "in ") + part }
    part = part.replacing("at every size", with: "at every text size")
    let pieces = part.split(separator: ", undecided from ", maxSplits: 1)
    return pieces.count == 2 ? "\(pieces[0]), perhaps from \(pieces[1]) on" : part
  }

  /// "24 of 960 variants".
  var count: String {
    if fold.total == 1 { return "in the one variant judged" }
    if fold.failing.count == fold.total { return "in all \(fold.total) variants" }
    return "\(fold.failing.count) of \(fold.total) variants"
  }

  /// Everything in one line.
  var text: String { words.map { "\($0) (\(count))" } ?? count }

  /// `standard iPhone`: what sentences about variants call a device, by asking for one of two that fails.
  private static func device(_ alias: String) -> String {
    let own = VariantWords.Conditions(size: .large, locale: "en", device: alias, appearance: .light)
    var other = own
    other.device = ""
    let words = VariantWords(failing: [own], judged: [own, other]).text
    let name = words.hasSuffix(" only") ? words.dropLast(" only".count) : Substring(alias)
    return String(name.hasPrefix("the ") ? name.dropFirst("the ".count) : name)
  }

  /// `AX3 · German · iPhone SE · light`.
  static func shown(_ variant: String) -> String {
    let parts = variant.split(separator: "/", omittingEmptySubsequences: false).map { Visible.line(String($0)) }
    guard let conditions = VariantWords.Conditions(variant: variant) else { return parts.joined(separator: " · ") }
    let known = [
      conditions.size.shortName, LanguageName.english(parts[1]), device(parts[2]),
      conditions.appearance.words,
    ]
    return (known + parts.dropFirst(4)).joined(separator: " · ")
  }
}

extension VariantWords.Conditions {
  /// - Parameter variant: As variants are written: `AX3/de/SE/light/bold`.
  init?(variant: String) {
    let parts = variant.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 4, let size = DynamicTypeSize(rawValue: parts[0]),
      let appearance = Appearance(rawValue: parts[3])
    else { return nil }
    self.init(size: size, locale: parts[1], device: parts[2], appearance: appearance)
  }
}
