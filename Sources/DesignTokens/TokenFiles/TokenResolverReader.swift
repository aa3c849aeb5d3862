import SightlineModel
import SourceDocuments

/// Reads a resolver document: sets, modifiers and the order in which they are put together.
/// - Source: DTCG 2025.10, Resolver Module.
struct TokenResolverReader {
  let loader: TokenLoader
  let path: String
  let root: DocumentObject
  private(set) var sets: DocumentObject?
  private var modifiers: DocumentObject?
  /// Sets read by way of others, each time counted: what refers to the same twice doubles.
  var references = 0
  static let mostReferences = 1_000
  /// One step of the order: always the same layers, or one choice of several.
  private enum Step {
    case set([Int])
    case modifier(name: String, contexts: [(name: String, layers: [Int])], preferred: String?)
  }

  init(loader: TokenLoader, path: String, root: DocumentObject) {
    self.loader = loader
    self.path = path
    self.root = root
    sets = root["sets"]?.object
    modifiers = root["modifiers"]?.object
  }

  mutating func read() -> [(mode: TokenMode, layers: [Int])] {
    let known = ["version", "resolutionOrder", "name", "description", "sets", "modifiers", "$schema", "$defs"]
    for member in root.members where !known.contains(member.key) { unknown(member, known, "a resolver") }
    if root["version"]?.string != "2025.10" {
      loader.report("\"version\" must be \"2025.10\"", at: root["version"]?.location ?? place(root))
    }
    checkModifiers()
    guard let order = root["resolutionOrder"]?.array, !order.isEmpty else {
      loader.report(
        "\"resolutionOrder\" lists at least one set or modifier", at: root["resolutionOrder"]?.location ?? place(root))
      return []
    }
    checkNames(order)
    let steps = order.compactMap { step($0) }
    return permutations(steps, at: order[0].location)
  }

  /// Items of the order that are written there have names of their own.
  private func checkNames(_ order: [DocumentValue]) {
    var seen: Set<String> = []
    for name in order.compactMap({ $0["$ref"] == nil ? $0["name"] : nil }) {
      guard let text = name.string, !seen.insert(text).inserted else { continue }
      loader.report("two items of the order are named '\(text)'; give one another name", at: name.location)
    }
  }

  private func place(_ object: DocumentObject) -> SourceLocation {
    object.members.first?.location ?? SourceLocation(file: path, line: 1, column: 1)
  }

  private func unknown(_ member: DocumentObject.Member, _ known: [String], _ owner: String) {
    let hint = nearestName(to: member.key, in: known).map { "; nearest is '\($0)'" } ?? ""
    loader.report("\(owner) has no '\(member.key)'\(hint)", at: member.location)
  }

  private func checkModifiers() {
    for member in modifiers?.members ?? [] { check(member.value, named: member.key, at: member.location) }
  }

  private func check(_ modifier: DocumentValue, named name: String, at location: SourceLocation) {
    let contexts = (modifier["contexts"] ?? modifier["context"])?.object
    if modifier["contexts"] == nil {
      let typo = modifier.object?.member("context")
      loader.report(
        "the modifier '\(name)' needs \"contexts\"" + (typo == nil ? "" : ", not \"context\""),
        at: typo?.location ?? location)
    } else if contexts?.isEmpty ?? true {
      loader.report("the modifier '\(name)' has no contexts", at: location)
    } else if contexts?.members.count == 1 {
      loader.report("the modifier '\(name)' has one context only: a set would do", at: location, .warning)
    }
    if let preferred = modifier["default"], let contexts, contexts[preferred.string ?? ""] == nil {
      let hint = nearestName(to: preferred.string ?? "", in: contexts.keys).map { "; nearest is '\($0)'" } ?? ""
      loader.report("the default \(preferred.range.text) is no context of '\(name)'\(hint)", at: preferred.location)
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
        return .set(layers(of: value["sources"] ?? set["sources"], visiting: [parts[1]]))
      case "modifiers":
        guard let modifier = modifiers?[parts[1]] else {
          return missing(parts[1], in: modifiers, "modifier", reference)
        }
        return self.modifier(modifier, name: parts[1], overrides: value)
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
    case "modifier":
      check(value, named: name, at: value.location)
      return modifier(value, name: name)
    default:
      loader.report(
        "an inline item has the type \"set\" or \"modifier\"", at: value["type"]?.location ?? value.location)
      return nil
    }
  }

  private func missing(_ name: String, in object: DocumentObject?, _ kind: String, _ value: DocumentValue) -> Step? {
    reportMissing(name, in: object, kind, value)
    return nil
  }

  func reportMissing(_ name: String, in object: DocumentObject?, _ kind: String, _ value: DocumentValue) {
    let hint = nearestName(to: name, in: object?.keys ?? []).map { "; nearest is '\($0)'" } ?? ""
    loader.report("no \(kind) is named '\(name)'\(hint)", at: value.location)
  }

  /// - Parameter overrides: What stands beside a reference to the modifier, and goes before its own.
  private mutating func modifier(_ value: DocumentValue, name: String, overrides: DocumentValue? = nil) -> Step {
    // Under the name that was a mistake they are clear all the same, and the mistake is reported.
    let contexts = (overrides?["contexts"] ?? value["contexts"] ?? value["context"])?.object?.members ?? []
    return .modifier(
      name: name, contexts: contexts.map { ($0.key, layers(of: $0.value, visiting: [])) },
      preferred: (overrides?["default"] ?? value["default"])?.string)
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
