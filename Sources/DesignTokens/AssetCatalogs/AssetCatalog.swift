package import SightlineModel
package import SourceDocuments

/// The colours of a project's asset catalogues, by name.
package struct AssetCatalog: Sendable {
  /// Sorted by name.
  package let colorSets: [ColorSet]
  package let problems: [InputProblem]
  package let platform: Platform
  private let byName: [String: Int]
  private let bySymbol: [String: Int]

  /// - Parameter files: The `Contents.json` of catalogues, folders and colour sets; others are left out.
  package init(files: [InputFile], platform: Platform) {
    let relevant = files.filter { $0.name == "Contents.json" && $0.path.contains(".xcassets/") }
    var problems: [InputProblem] = []
    let namespaces = Self.namespaces(in: relevant)
    var reader = ColorSetReader()
    var sets: [ColorSet] = []
    for file in relevant.sorted(by: { $0.path < $1.path }) where file.path.hasSuffix(".colorset/Contents.json") {
      let folder = String(file.path.dropLast("/Contents.json".count))
      if let set = reader.read(file, name: Self.name(of: folder, suffix: ".colorset", namespaces: namespaces)) {
        sets.append(set)
      }
    }
    problems += reader.problems
    sets.sort { ($0.name, $0.location) < ($1.name, $1.location) }
    for (first, second) in zip(sets, sets.dropFirst()) where first.name == second.name {
      // Each target has its accent colour.
      guard first.name != "AccentColor", first.name != "WidgetBackground",
        Self.isOfOneTarget(first.location.file, second.location.file),
        // Whichever is taken, it is the same colour: an app and its extension have a catalogue each.
        !first.isSame(as: second)
      else { continue }
      let message = "the colour '\(second.name)' exists twice, also in \(first.location.file)"
      problems.append(InputProblem(.warning, message, at: second.location))
    }
    for set in sets {
      for entry in set.entries {
        guard case .reference(let name) = entry.value else { continue }
        guard SystemColors.color(named: name, platform: platform) == nil else { continue }
        let hint = nearestName(to: SystemColors.canonicalName(name), in: SystemColors.names)
        let message = "the system colour '\(name)' is not known" + (hint.map { "; nearest is '\($0)Color'" } ?? "")
        problems.append(InputProblem(.warning, message, at: entry.location))
      }
    }
    self.colorSets = sets
    self.platform = platform
    self.problems = problems.sorted()
    self.byName = Dictionary(sets.enumerated().map { ($1.name, $0) }) { first, _ in first }
    self.bySymbol = Dictionary(sets.enumerated().map { ($1.symbol, $0) }) { first, _ in first }
  }

  /// Catalogues of different folders at the top, `iOS` and `Mac`, go into different apps.
  private static func isOfOneTarget(_ first: String, _ second: String) -> Bool {
    func top(_ path: String) -> Substring {
      let folder = path.prefix { $0 != "/" }
      return folder.hasSuffix(".xcassets") ? "" : folder
    }
    return top(first) == top(second)
  }

  package func colorSet(named name: String) -> ColorSet? { byName[name].map { colorSets[$0] } }

  /// `Color("Brand/Text")`.
  package func color(named name: String) -> ColorSpec? { colorSet(named: name).flatMap(spec) }

  /// `Color.text`, `.text` as Xcode generates them.
  package func color(symbol: String) -> ColorSpec? { bySymbol[symbol].flatMap { spec(colorSets[$0]) } }

  private func spec(_ set: ColorSet) -> ColorSpec? {
    func value(_ appearance: Appearance) -> RGBA? {
      switch set.entry(appearance)?.value {
      case .color(let color): color
      case .reference(let name): SystemColors.color(named: name, platform: platform)?[appearance]
      case nil: nil
      }
    }
    guard let light = value(.light) ?? value(.dark) else { return nil }
    let step = DerivationStep(.assetColor(set.name), at: set.location)
    return ColorSpec(
      light: light, dark: value(.dark), lightHigh: value(.lightHigh), darkHigh: value(.darkHigh), name: set.name,
      derivation: [step])
  }

  /// Folders whose name stands before the names inside them.
  static func namespaces(in files: [InputFile]) -> Set<String> {
    var result: Set<String> = []
    for file in files where file.name == "Contents.json" && !file.path.contains("set/Contents.json") {
      let value = JSONDocument.parse(bytes: file.bytes, file: file.path).value
      if value?["properties"]?["provides-namespace"]?.bool == true {
        result.insert(String(file.path.dropLast("/Contents.json".count)))
      }
    }
    return result
  }

  /// The folder's name, with those folders before it that provide a namespace.
  static func name(of folder: String, suffix: String, namespaces: Set<String>) -> String {
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let catalog = parts.lastIndex { $0.hasSuffix(".xcassets") } ?? 0
    var prefix: [String] = []
    for end in (catalog + 1)..<max(catalog + 1, parts.count - 1) {
      if namespaces.contains(parts[0...end].joined(separator: "/")) { prefix.append(parts[end]) }
    }
    return (prefix + [String(parts[parts.count - 1].dropLast(suffix.count))]).joined(separator: "/")
  }
}
