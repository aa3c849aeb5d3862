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

  /// "24 of 960 variants".
  var count: String {
    if fold.total == 1 { return "in the one variant judged" }
    if fold.failing.count == fold.total { return "in all \(fold.total) variants" }
    return "\(fold.failing.count) of \(fold.total) variants"
  }

  /// Everything in one line.
  var text: String { words.map { "\($0) (\(count))" } ?? count }

  /// `AX3 · de · SE · light`.
  static func shown(_ variant: String) -> String {
    variant.split(separator: "/").map { Visible.line(String($0)) }.joined(separator: " · ")
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
