import SightlineModel
import SourceDocuments

/// Flattens a tree of groups and tokens.
/// - Source: DTCG 2025.10, Format Module, sections 5 to 7.
struct TokenLayerReader {
  let names: TokenNames
  private(set) var problems: [InputProblem] = []
  private var layer = TokenLayer(name: "", dialect: .dtcg)
  private static let tokenKeys: Set<String> = [
    "$value", "$ref", "$type", "$description", "$extensions", "$deprecated",
  ]
  private static let groupKeys: Set<String> = [
    "$type", "$description", "$extends", "$ref", "$deprecated", "$extensions", "$root",
  ]

  init(names: TokenNames) { self.names = names }

  mutating func read(_ root: DocumentValue, name: String, dialect: TokenDialect) -> TokenLayer {
    layer = TokenLayer(name: name, dialect: dialect)
    if let object = root.object {
      group(object, number: 0, path: "", isRoot: true)
    } else {
      report("a token file is an object, not \(root.kindName)", at: root.location)
    }
    return layer
  }

  private mutating func report(_ message: String, at location: SourceLocation, _ kind: InputProblem.Kind = .unreadable)
  {
    problems.append(InputProblem(kind, message, at: location))
  }

  // MARK: Groups

  /// - Parameter isOld: What a group around it says of being out of date.
  private mutating func group(
    _ object: DocumentObject, number: Int, path: String, isRoot: Bool = false, isOld: Bool? = nil
  ) {
    let isLegacy = layer.dialect.isLegacy
    var definition = GroupDefinition(group: number)
    definition.type = object["$type"]?.string ?? (isLegacy ? object["type"]?.string : nil)
    definition.isDeprecated = Self.deprecation(object["$deprecated"]) ?? isOld
    if let extends = object["$extends"] ?? (isRoot ? nil : object["$ref"]) {
      if let target = (extends.string ?? extends["$ref"]?.string).flatMap(Self.groupPath) {
        definition.extends = (target, extends.range)
      } else {
        report("$extends names a group as \"{group}\" or \"#/group\"\(inPath(path))", at: extends.location)
      }
    }
    if definition.type != nil || definition.isDeprecated != nil || definition.extends != nil {
      layer.groups.append(definition)
    }
    for member in object.members {
      if member.key.hasPrefix("$"), member.key != "$root" {
        reserved(member, path: path, isRoot: isRoot)
        continue
      }
      child(member, group: number, path: path, isOld: definition.isDeprecated)
    }
  }

  private mutating func reserved(_ member: DocumentObject.Member, path: String, isRoot: Bool) {
    guard !layer.dialect.isLegacy, !Self.groupKeys.contains(member.key) else { return }
    if isRoot, ["$schema", "$metadata", "$themes"].contains(member.key) { return }
    let hint = nearestName(to: member.key, in: Self.tokenKeys.union(Self.groupKeys).sorted())
    report(
      "a group has no '\(member.key)'" + (hint.map { "; nearest is '\($0)'" } ?? "") + inPath(path), at: member.location
    )
  }

  private mutating func child(_ member: DocumentObject.Member, group: Int, path: String, isOld: Bool?) {
    let isLegacy = layer.dialect.isLegacy
    if !isLegacy, member.key.isEmpty || member.key.contains(where: { "{}.".contains($0) }) {
      report(
        "the name '\(member.key)' is not allowed: no '{', '}' or '.', not empty\(inPath(path))", at: member.location)
      if member.key.isEmpty { return }
    }
    let childPath = path.isEmpty ? member.key : path + "." + member.key
    guard let object = member.value.object else {
      // Style Dictionary lets anything stand beside tokens.
      if !isLegacy {
        report(
          "'\(childPath)' is \(member.value.kindName), neither group nor token; a token is {\"$value\": …}",
          at: member.value.location)
      }
      return
    }
    if let key = layer.dialect.valueKey(object) {
      token(object, valueKey: key, member: member, path: childPath, group: group, isOld: isOld)
    } else if !isLegacy, object["$ref"]?.string != nil, object.members.allSatisfy({ Self.tokenKeys.contains($0.key) }) {
      token(object, valueKey: "$ref", member: member, path: childPath, group: group, isOld: isOld)
    } else {
      self.group(object, number: names.group(childPath, in: group), path: childPath, isOld: isOld)
    }
  }

  private func inPath(_ path: String) -> String { path.isEmpty ? "" : " (in '\(path)')" }

  static func deprecation(_ value: DocumentValue?) -> Bool? {
    guard let value else { return nil }
    return value.bool ?? (value.string != nil)
  }

  /// The path of a group as `$extends` names it.
  static func groupPath(_ text: String) -> String? {
    if text.hasPrefix("{"), text.hasSuffix("}") { return String(text.dropFirst().dropLast()) }
    guard text.hasPrefix("#") else { return nil }
    return TokenReferenceSyntax.pointer(text).joined(separator: ".")
  }

  // MARK: Tokens

  private mutating func token(
    _ object: DocumentObject, valueKey: String, member: DocumentObject.Member, path: String, group: Int, isOld: Bool?
  ) {
    let isLegacy = layer.dialect.isLegacy
    for extra in object.members where !isLegacy && !Self.tokenKeys.contains(extra.key) {
      if extra.value.object != nil, !extra.key.hasPrefix("$") {
        report("'\(path)' has a value and children; it can't be both token and group", at: extra.location)
      } else {
        let hint = nearestName(to: extra.key, in: Self.tokenKeys.sorted()).map { "; nearest is '\($0)'" } ?? ""
        report("a token has no '\(extra.key)'\(hint) (in '\(path)')", at: extra.location)
      }
    }
    if object["$value"] != nil, object["$ref"] != nil, !isLegacy {
      report("'\(path)' has both $value and $ref", at: member.location)
    }
    let value = valueKey == "$ref" ? member.value : object[valueKey] ?? member.value
    let typeValue = object["$type"] ?? (isLegacy ? object["type"] : nil)
    let token = names.token(path, in: group)
    var definition = TokenDefinition(
      token: token, group: group, value: value, key: member.keyRange, type: typeValue?.string,
      typeRange: typeValue?.range,
      about: (object["$description"] ?? object["description"] ?? object["comment"])?.string,
      isDeprecated: Self.deprecation(object["$deprecated"]) ?? isOld, extensions: object["$extensions"],
      dialect: layer.dialect, references: [])
    if isLegacy, let first = takeModes(value, valueKey: valueKey, into: &definition) { definition.value = first }
    var syntax = TokenReferenceSyntax(names: names, isLegacy: isLegacy)
    if valueKey == "$ref", let text = object["$ref"] {
      if let reference = syntax.pointerReference(text) {
        definition.references = [reference]
        if reference.pointer.isEmpty { definition.alias = reference.token }
      } else {
        report("'\(text.string ?? "")' is no reference; write \"#/group/token\" (in '\(path)')", at: text.location)
      }
    } else {
      definition.references = syntax.references(in: definition.value)
      definition.alias = TokenReferenceSyntax.alias(of: definition.value, definition.references)
    }
    if definition.modes.isEmpty { definition.modes = Self.modes(object["$extensions"]) }
    problems += syntax.problems
    layer.tokens.append(definition)
  }

  /// Values that are one for each mode: `{"light": …, "dark": …}`, and Spectrum's sets.
  /// - Returns: The first, which stands for the token where no mode is asked for.
  private func takeModes(
    _ value: DocumentValue, valueKey: String, into definition: inout TokenDefinition
  ) -> DocumentValue? {
    guard let members = value.object?.members, let first = members.first else { return nil }
    if valueKey == "sets" {
      definition.modes = members.compactMap { member in member.value["value"].map { (member.key, $0) } }
      return definition.modes.first?.value ?? value
    }
    guard members.allSatisfy({ TokenMode.isModeName($0.key) }) else { return nil }
    definition.modes = members.map { ($0.key, $0.value) }
    return first.value
  }

  /// Values for modes beside the token's own, as tools keep them in extensions.
  private static func modes(_ extensions: DocumentValue?) -> [(String, DocumentValue)] {
    for key in ["mode", "modes", "com.figma.modes", "org.primer.overrides"] {
      guard let object = extensions?[key]?.object else { continue }
      return object.members.map { member in
        (member.key, member.value["$value"] ?? member.value["value"] ?? member.value)
      }
    }
    return []
  }
}
