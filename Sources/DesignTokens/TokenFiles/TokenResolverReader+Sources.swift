import SightlineModel
import SourceDocuments

/// What sets and contexts are made of: trees of tokens written there, other sets, files and parts of them.
/// - Source: DTCG 2025.10, Resolver Module, Sets, Reference objects and Using $defs for files.
extension TokenResolverReader {
  mutating func layers(of sources: DocumentValue?, visiting: [String]) -> [Int] {
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
    if text.hasPrefix("#") { return ownPart(text, of: value, reference, visiting) }
    if text.contains("://") {
      loader.report("'\(text)' is on the network and is never fetched; refer to a file", at: reference.location)
      return []
    }
    let parts = text.split(separator: "#", maxSplits: 1).map(String.init)
    guard let file = parts.first, let target = Self.resolve(file, from: path) else {
      loader.report("'\(text)' lies outside of the project", at: reference.location)
      return []
    }
    let pointer = parts.count > 1 ? Self.pointer(parts[1]) : []
    return part(of: target, pointer, text, value, reference, visiting)
  }

  /// A set of this document, or a file that was bundled into its `$defs`.
  private mutating func ownPart(
    _ text: String, of value: DocumentValue, _ reference: DocumentValue, _ visiting: [String]
  ) -> [Int] {
    let parts = TokenReferenceSyntax.pointer(text)
    if parts.count == 2, parts[0] == "$defs" {
      let bundled = root["$defs"]?.object
      guard let tree = bundled?[parts[1]] else {
        reportMissing(parts[1], in: bundled, "part of $defs", reference)
        return []
      }
      return [loader.addLayer(overridden(tree, by: value), name: "\(path)\(text)", dialect: .dtcg)]
    }
    guard parts.count == 2, parts[0] == "sets" else {
      loader.report(
        "a source names a file, \"#/sets/NAME\" or \"#/$defs/NAME\""
          + (parts.first == "modifiers" ? "; only the order may name a modifier" : ""), at: reference.location)
      return []
    }
    references += 1
    guard references <= Self.mostReferences else {
      if references == Self.mostReferences + 1 {
        loader.report(
          "sets refer to one another more than \(Self.mostReferences) times; the rest is not read",
          at: reference.location)
      }
      return []
    }
    if visiting.contains(parts[1]) {
      let loop = (visiting + [parts[1]]).joined(separator: " → ")
      loader.report("sets refer to each other in a circle: \(loop)", at: reference.location)
      return []
    }
    guard let set = sets?[parts[1]] else {
      reportMissing(parts[1], in: sets, "set", reference)
      return []
    }
    return layers(of: value["sources"] ?? set["sources"], visiting: visiting + [parts[1]])
  }

  private mutating func part(
    of file: String, _ pointer: [String], _ text: String, _ value: DocumentValue, _ reference: DocumentValue,
    _ visiting: [String]
  ) -> [Int] {
    if file == path {
      if pointer.isEmpty {
        loader.report("the resolver names itself; name a set of it as \"#/sets/NAME\"", at: reference.location)
        return []
      }
      return ownPart("#/" + pointer.joined(separator: "/"), of: value, reference, visiting)
    }
    // A set of another resolver: what it is made of, read from where that one stands.
    if pointer.count == 2, pointer[0] == "sets", let other = loader.document(file)?.object,
      TokenDialect.detect(other, path: file) == .resolver, let set = other["sets"]?[pointer[1]]
    {
      let name = "\(file)#\(pointer[1])"
      guard !visiting.contains(name) else {
        loader.report(
          "sets refer to each other in a circle: \((visiting + [name]).joined(separator: " → "))",
          at: reference.location)
        return []
      }
      var reader = TokenResolverReader(loader: loader, path: file, root: other)
      return reader.layers(of: set["sources"], visiting: visiting + [name])
    }
    let hasOverrides = (value.object?.members.count ?? 0) > 1
    if hasOverrides, let tree = loader.part(of: file, pointer) {
      return [loader.addLayer(overridden(tree, by: value), name: text, dialect: .dtcg)]
    }
    guard let number = loader.layer(at: file, pointer: pointer) else {
      let why =
        loader.document(file) == nil ? "there is no such file, or it holds no JSON" : "the file has no such part"
      loader.report("'\(text)' can't be read: \(why)", at: reference.location)
      return []
    }
    return [number]
  }

  /// What stands beside a reference takes the place of members of the same name, whole.
  private func overridden(_ tree: DocumentValue, by value: DocumentValue) -> DocumentValue {
    guard let object = tree.object, let own = value.object, own.members.count > 1 else { return tree }
    let local = own.members.filter { $0.key != "$ref" }
    let kept = object.members.filter { member in !local.contains { $0.key == member.key } }
    return DocumentValue(.object(DocumentObject(kept + local)), range: tree.range)
  }

  /// The fragment of a reference; the specification also writes it without the slash at its beginning.
  private static func pointer(_ fragment: String) -> [String] {
    TokenReferenceSyntax.pointer("#" + (fragment.hasPrefix("/") ? "" : "/") + fragment)
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
}
