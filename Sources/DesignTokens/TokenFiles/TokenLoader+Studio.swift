import SightlineModel
import SourceDocuments

/// Projects of Tokens Studio: sets in one file, or one file for each beside `$metadata.json` and `$themes.json`.
extension TokenLoader {
  static func isStudioIndex(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name == "$themes.json" || name == "$metadata.json"
  }

  /// With the slash at its end; empty at the root.
  static func folder(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// - Parameter files: Below the folder, in merge order where nothing else is said.
  func studio(folder: String, files: [String]) {
    var numbers: [String: Int] = [:]
    var present: [String] = []
    for path in files {
      let name = String(path.dropFirst(folder.count).dropLast(path.hasSuffix(".json") ? 5 : 0))
      guard let value = document(path) else { continue }
      numbers[name] = addLayer(value, name: path, dialect: .tokensStudio)
      present.append(name)
    }
    let metadata = document(folder + "$metadata.json")
    let order = order(metadata?["tokenSetOrder"], present: present)
    let themes = document(folder + "$themes.json")?.array ?? []
    add(themes, order: order, numbers: numbers)
  }

  /// `tokenSetOrder`, then what it leaves out.
  private func order(_ listed: DocumentValue?, present: [String]) -> [String] {
    let order = listed?.array ?? []
    for name in order where !present.contains(name.string ?? "") {
      report("tokenSetOrder names \(name.range.text), which is no set here", at: name.location, .warning)
    }
    let names = order.compactMap(\.string)
    return names.filter(present.contains) + present.filter { !names.contains($0) }
  }

  private func add(_ themes: [DocumentValue], order: [String], numbers: [String: Int]) {
    setNames.formUnion(order)
    for theme in themes {
      for set in theme["selectedTokenSets"]?.object?.members ?? []
      where numbers[set.key] == nil && set.value.string != "disabled" {
        report("the theme selects '\(set.key)', which is no set here", at: set.location, .warning)
      }
    }
    let own = StudioThemes.modes(themes, order: order).map { mode, names in (mode, names.compactMap { numbers[$0] }) }
    modes += own
    guard own.isEmpty else { return }
    // Without themes the names of sets tell: `color-scheme-dark/common`.
    var base: [Int] = []
    var special: [String: [Int]] = [:]
    for name in order {
      guard let number = numbers[name] else { continue }
      let mode = name.split(separator: "/").lazy.compactMap { TokenMode.name(ofFile: String($0)) }.first
      if let mode { special[mode, default: []].append(number) } else { base.append(number) }
    }
    modes += Self.modes(base: base, special: special)
  }

  /// Exports with all their sets in one file. One whose name speaks of a mode, and that has no themes of its own, is
  /// laid over the others: `color-scheme-dark.tokens.json` beside `figma.tokens.json`.
  func studio(_ exports: [(path: String, object: DocumentObject)]) {
    func overlay(_ export: (path: String, object: DocumentObject)) -> String? {
      (export.object["$themes"]?.array ?? []).isEmpty ? TokenMode.name(ofFile: export.path) : nil
    }
    let bases = exports.filter { overlay($0) == nil }
    for export in bases.isEmpty ? exports : bases {
      let sets = sets(export.object, path: export.path)
      add(export.object["$themes"]?.array ?? [], order: sets.order, numbers: sets.numbers)
    }
    guard !bases.isEmpty, bases.count < exports.count, let base = modes.first else { return }
    if base.mode.name == "default" { modes[0].mode = TokenMode(name: "light") }
    for export in exports {
      guard let name = overlay(export) else { continue }
      let sets = sets(export.object, path: export.path)
      modes.append((TokenMode(name: name), base.layers + sets.order.compactMap { sets.numbers[$0] }))
    }
  }

  /// All sets of an export, in merge order.
  func studioLayers(_ object: DocumentObject, path: String) -> [Int] {
    let sets = sets(object, path: path)
    return sets.order.compactMap { sets.numbers[$0] }
  }

  private func sets(_ object: DocumentObject, path: String) -> (order: [String], numbers: [String: Int]) {
    let present = object.keys.filter { !$0.hasPrefix("$") }
    var numbers: [String: Int] = [:]
    for name in present {
      guard let value = object[name] else { continue }
      numbers[name] = addLayer(value, name: "\(path)#\(name)", dialect: .tokensStudio)
    }
    return (order(object["$metadata"]?["tokenSetOrder"], present: present), numbers)
  }
}

/// Themes of a Tokens Studio project: one of each group at a time.
enum StudioThemes {
  /// - Parameter order: All sets, in merge order.
  static func modes(_ themes: [DocumentValue], order: [String]) -> [(TokenMode, [String])] {
    var groups: [(name: String, themes: [DocumentValue])] = []
    for theme in themes {
      let group = theme["group"]?.string ?? ""
      if let index = groups.firstIndex(where: { $0.name == group }) {
        groups[index].themes.append(theme)
      } else {
        groups.append((group, [theme]))
      }
    }
    var combinations: [[(String, DocumentValue)]] = [[]]
    for group in groups {
      combinations = combinations.flatMap { chosen in group.themes.map { chosen + [(group.name, $0)] } }
      combinations = Array(combinations.prefix(TokenLoader.maximumModes))
    }
    // A group of one theme is always on, and distinguishes no modes.
    let choices = Set(groups.filter { $0.themes.count > 1 }.map(\.name))
    return combinations.filter { !$0.isEmpty }.map { chosen in
      let names = chosen.map { $0.1["name"]?.string ?? "theme" }
      let choosing = zip(chosen, names).filter { choices.isEmpty || choices.contains($0.0.0) }.map(\.1)
      let enabled = Set(
        chosen.flatMap { _, theme in
          (theme["selectedTokenSets"]?.object?.members ?? []).filter { $0.value.string != "disabled" }.map(\.key)
        })
      let selections = zip(chosen, names).map { TokenMode.Selection(modifier: $0.0, context: $1) }
      return (TokenMode(name: choosing.joined(separator: ", "), selections: selections), order.filter(enabled.contains))
    }
  }
}
