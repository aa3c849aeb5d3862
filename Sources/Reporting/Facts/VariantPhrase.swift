import SightlineModel

/// In which variants a finding holds, in words: "passes up to AX2, fails from AX3 on; de, fi; SE".
struct VariantPhrase: Hashable, Sendable {
  /// Values of one dimension among the failing variants, in matrix order.
  var sizes: [DynamicTypeSize]
  var locales: [String]
  var devices: [String]
  var appearances: [String]
  var extras: [String]
  private let fold: Finding.VariantFold
  private let judged: [DynamicTypeSize]
  private let allLocales: [String]?
  private let allDevices: [String]?
  private let allAppearances: [String]?

  init(_ fold: Finding.VariantFold, matrix: AuditReport.Matrix?) {
    self.fold = fold
    self.judged = matrix?.sizes.sorted() ?? DynamicTypeSize.allCases
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
    self.allLocales = allLocales
    self.allDevices = allDevices
    self.allAppearances = allAppearances
    var extras: Set<String> = []
    for part in parts { extras.formUnion(part.dropFirst(4)) }
    self.extras = extras.sorted()
  }

  /// "passes up to AX2, fails from AX3 on"; `nil` where size plays no part.
  var sizePhrase: String? {
    guard let first = fold.first, let last = sizes.last else { return nil }
    guard sizes.count < judged.count else { return "at every size" }
    let below = judged.last { $0 < first }
    let isContiguous = judged.filter { $0 >= first && $0 <= last }.count == sizes.count
    guard isContiguous else { return "at " + sizes.map(\.rawValue).joined(separator: ", ") }
    switch (below, last == judged.last) {
    case (let below?, true): return "passes up to \(below.rawValue), fails from \(first.rawValue) on"
    case (nil, true): return "at every size"
    case (nil, false): return "fails up to \(last.rawValue)"
    case (_?, false):
      return sizes.count == 1 ? "only at \(first.rawValue)" : "from \(first.rawValue) to \(last.rawValue)"
    }
  }

  /// The other dimensions, each left out when every value of it fails.
  var otherPhrases: [String] {
    var result: [String] = []
    func add(_ values: [String], of all: [String]?) {
      guard !values.isEmpty else { return }
      if let all, all.allSatisfy(values.contains) { return }
      result.append(
        values.count > 6
          ? values.prefix(5).joined(separator: ", ") + " and \(values.count - 5) more"
          : values.joined(separator: ", "))
    }
    add(locales, of: allLocales)
    add(devices, of: allDevices)
    add(appearances, of: allAppearances)
    if !extras.isEmpty { result.append("with " + extras.joined(separator: ", ")) }
    return result
  }

  /// "24 of 960 variants".
  var count: String {
    if fold.total == 1 { return "in the one variant judged" }
    if fold.failing.count == fold.total { return "in all \(fold.total) variants" }
    return "\(fold.failing.count) of \(fold.total) variants"
  }

  /// Everything in one line.
  var text: String {
    guard fold.failing.count < fold.total else { return count }
    let parts = [sizePhrase].compactMap { $0 } + otherPhrases
    return parts.isEmpty ? count : parts.joined(separator: "; ") + " (\(count))"
  }
}
