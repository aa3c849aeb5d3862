import SightlineModel
import SourceDocuments

/// Reads a resolver document: sets, modifiers and the order in which they are put together.
/// - Source: DTCG 2025.10, Resolver Module.
struct TokenResolverReader {
  private let loader: TokenLoader
  private let path: String
  private var sets: DocumentObject?
  private var modifiers: DocumentObject?
  /// One step of the order: always the same layers, or one choice of several.
  private enum Step {
    case set([Int])
    case modifier(name: String, contexts: [(name: String, layers: [Int])], preferred: String?)
  }

  init(loader: TokenLoader, path: String) {
    self.loader = loader
    self.path = path
  }

  mutating func read(_ root: DocumentObject) -> [(mode: TokenMode, layers: [Int])] {
    let known = ["version", "resolutionOrder", "name", "description", "sets", "modifiers", "$schema", "$defs"]
    for member in root.members where !known.contains(member.key) { unknown(member, known, "a resolver") }
    if root["version"]?.string != "2025.10" {
      loader.report("\"version\" must be \"2025.10\"", at: root["version"]?.location ?? place(root))
    }
    sets = root["sets"]?.object
    modifiers = root["modifiers"]?.object
    checkModifiers()
    guard let order = root["resolutionOrder"]?.array, !order.isEmpty else {
      loader.report(
        "\"resolutionOrder\" lists at least one set or modifier", at: root["resolutionOrder"]?.location ?? place(root))
      return []
    }
    let steps = order.compactMap { step($0) }
    return permutations(steps, at: order[0].location)
  }

  private func place(_ object: DocumentObject) -> SourceLocation {
    object.members.first?.location ?? SourceLocation(file: path, line: 1, column: 1)
  }

  private func unknown(_ member: DocumentObject.Member, _ known: [String], _ owner: String) {
    let hint = nearestName(to: member.key, in: known).map { "; nearest is '\($0)'" } ?? ""
    loader.report("\(owner) has no '\(member.key)'\(hint)", at: member.location)
  }

  private func checkModifiers() {
    for member in modifiers?.members ?? [] {
      let contexts = member.value["contexts"]?.object
      if member.value["contexts"] == nil {
        let typo = member.value.object?.member("context")
        loader.report(
          "the modifier '\(member.key)' needs \"contexts\"" + (typo == nil ? "" : ", not \"context\""),
          at: typo?.location ?? member.location)
      } else if contexts?.isEmpty ?? true {
        loader.report("the modifier '\(member.key)' has no contexts", at: member.location)
      } else if contexts?.members.count == 1 {
        loader.report(
          "the modifier '\(member.key)' has one context only: a set would do", at: member.location, .warning)
      }
      if let preferred = member.value["default"], let contexts, contexts[preferred.string ?? ""] == nil {
        let hint = nearestName(to: preferred.string ?? "", in: contexts.keys).map { "; nearest is '\($0)'" } ?? ""
        loader.report(
          "the default \(preferred.range.text) is no context of '\(member.key)'\(hint)", at: preferred.location)
      }
    }
  }

  // MARK: The order

  private mutating func step(_ value: DocumentValue) -> Step? {
    if let reference = value["$ref"] {
      let parts = TokenReferenceSyntax.pointer(reference.string ?? "")
      guard reference.string?.hasPrefix("#/") == true, parts.count == 2 else {
        loader.report("an order names \"#/sets/NAME\" or \"#/modifiers/NAME\"", at: reference.location)
        return nil
      }
      switch parts[0] {
      case "sets":
        guard let set = sets?[parts[1]] else { return missing(parts[1], in: sets, "set", reference) }
        return .set(layers(of: set["sources"], visiting: [parts[1]]))
      case "modifiers":
        guard let modifier = modifiers?[parts[1]] else {
          return missing(parts[1], in: modifiers, "modifier", reference)
        }
        return self.modifier(modifier, name: parts[1])
      default:
        loader.report("an order names \"#/sets/NAME\" or \"#/modifiers/NAME\"", at: reference.location)
        return nil
      }
    }
    guard let name = value["name"]?.string else {
      loader.report("an inline item of the order needs a \"name\"", at: value.location)
      return nil
    }
    switch value["type"]?.string {
    case "set": return .set(layers(of: value["sources"], visiting: []))
    case "modifier": return modifier(value, name: name)
    default:
      loader.report(
        "an inline item has the type \"set\" or \"modifier\"", at: value["type"]?.location ?? value.location)
      return nil
    }
  }

  private func missing(_ name: String, in object: DocumentObject?, _ kind: String, _ value: DocumentValue) -> Step? {
    let hint = nearestName(to: name, in: object?.keys ?? []).map { "; nearest is '\($0)'" } ?? ""
    loader.report("no \(kind) is named '\(name)'\(hint)", at: value.location)
    return nil
  }

  private mutating func modifier(_ value: DocumentValue, name: String) -> Step {
    let contexts = (value["contexts"]?.object?.members ?? []).map { ($0.key, layers(of: $0.value, visiting: [])) }
    return .modifier(name: name, contexts: contexts, preferred: value["default"]?.string)
  }

  private mutating func layers(of sources: DocumentValue?, visiting: [String]) -> [Int] {
    guard let sources else { return [] }
    guard let items = sources.array else {
      loader.report("sources are a list", at: sources.location)
      return []
    }
    return items.flatMap { source($0, visiting: visiting) }
  }

  private mutating func source(_ value: DocumentValue, visiting: [String]) -> [Int] {
    guard let reference = value["$ref"] else {
      return [loader.addLayer(value, name: "\(path):\(value.location.line)", dialect: .dtcg)]
    }
    guard let text = reference.string else {
      loader.report("$ref is text", at: reference.location)
      return []
    }
    if text.hasPrefix("#") {
      let parts = TokenReferenceSyntax.pointer(text)
      guard parts.count == 2, parts[0] == "sets" else {
        loader.report(
          "a source names a file or \"#/sets/NAME\""
            + (parts.first == "modifiers" ? "; only the order may name a modifier" : ""), at: reference.location)
        return []
      }
      if visiting.contains(parts[1]) {
        let loop = (visiting + [parts[1]]).joined(separator: " → ")
        loader.report("sets refer to each other in a circle: \(loop)", at: reference.location)
        return []
      }
      guard let set = sets?[parts[1]] else {
        _ = missing(parts[1], in: sets, "set", reference)
        return []
      }
      return layers(of: set["sources"], visiting: visiting + [parts[1]])
    }
    if text.contains("://") {
      loader.report("'\(text)' is on the network and is never fetched; refer to a file", at: reference.location)
      return []
    }
    let (file, fragment) = text.split(separator: "#", maxSplits: 1).map(String.init).splitFirst
    guard let target = Self.resolve(file, from: path) else {
      loader.report("'\(file)' lies outside of the project", at: reference.location)
      return []
    }
    let pointer = fragment.map { TokenReferenceSyntax.pointer("#" + $0) } ?? []
    guard let number = loader.layer(at: target, pointer: pointer) else {
      loader.report("'\(text)' can't be read", at: reference.location)
      return []
    }
    return [number]
  }

  /// Relative to the resolver document; `nil` above the project's root.
  static func resolve(_ file: String, from path: String) -> String? {
    var parts = path.split(separator: "/").dropLast().map(String.init)
    for part in file.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        guard parts.popLast() != nil else { return nil }
      default: parts.append(String(part))
      }
    }
    return file.hasPrefix("/") ? nil : parts.joined(separator: "/")
  }

  // MARK: Permutations

  private func permutations(_ steps: [Step], at location: SourceLocation) -> [(mode: TokenMode, layers: [Int])] {
    var results: [(selections: [TokenMode.Selection], layers: [Int])] = [([], [])]
    for step in steps {
      switch step {
      case .set(let layers): results = results.map { ($0.selections, $0.layers + layers) }
      case .modifier(let name, let contexts, let preferred):
        // The default first, so that the first mode is the one without input.
        let ordered = contexts.filter { $0.name == preferred } + contexts.filter { $0.name != preferred }
        let total = results.count * max(1, ordered.count)
        if total > TokenLoader.maximumModes {
          loader.report(
            "the modifiers allow \(total) or more combinations; the first \(TokenLoader.maximumModes) are audited",
            at: location, .warning)
        }
        guard !ordered.isEmpty else { continue }
        results = ordered.flatMap { context in
          results.map {
            ($0.selections + [TokenMode.Selection(modifier: name, context: context.name)], $0.layers + context.layers)
          }
        }
        results = Array(results.prefix(TokenLoader.maximumModes))
      }
    }
    return results.map { selections, layers in
      let name = selections.isEmpty ? "default" : selections.map(\.context).joined(separator: ", ")
      return (TokenMode(name: name, selections: selections.sorted { $0.modifier < $1.modifier }), layers)
    }
  }
}

extension [String] {
  fileprivate var splitFirst: (String, String?) { (first ?? "", count > 1 ? self[1] : nil) }
}
