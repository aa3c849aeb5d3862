import SourceDocuments

/// Which of the formats in use a file is written in.
enum TokenDialect: String, Sendable, Hashable {
  case dtcg = "DTCG"
  case resolver = "DTCG resolver"
  case tokensStudio = "Tokens Studio"
  case styleDictionary = "Style Dictionary"

  /// Whether values may have the forms that were usual before DTCG 2025.10.
  var isLegacy: Bool { self == .tokensStudio || self == .styleDictionary }
  /// The keys that make an object a token.
  func valueKey(_ object: DocumentObject) -> String? {
    if object["$value"] != nil { return "$value" }
    guard isLegacy else { return nil }
    if object["value"] != nil { return "value" }
    // Adobe's Spectrum: {"sets": {"light": {"value": …}, "dark": {"value": …}}}.
    return object["sets"]?.object?.members.contains { $0.value["value"] != nil } == true ? "sets" : nil
  }

  /// - Returns: `nil` when nothing in the file looks like a token.
  static func detect(_ root: DocumentObject, path: String) -> TokenDialect? {
    // A schema speaks of tokens, and holds none.
    if root["$schema"]?.string?.contains("json-schema.org") == true { return nil }
    let isResolver =
      root["version"]?.string != nil && root["resolutionOrder"]?.array != nil
      || root["resolutionOrder"] != nil && (root["sets"]?.object != nil || root["modifiers"]?.object != nil)
    if [".resolver.json", ".resolver.jsonc", ".resolver.json5"].contains(where: path.hasSuffix) || isResolver {
      return .resolver
    }
    if root["$metadata"] != nil || root["$themes"] != nil { return .tokensStudio }
    var found = Found()
    found.look(at: root, depth: 0)
    if found.hasStudioExtension { return .tokensStudio }
    if found.hasDollarValue { return .dtcg }
    if found.hasStudioType { return .tokensStudio }
    return found.hasValue ? .styleDictionary : nil
  }

  /// Whether a file holds groups and nothing else, which the format allows.
  static func isEmpty(_ root: DocumentObject) -> Bool {
    var open = [root]
    while let object = open.popLast() {
      for member in object.members where !member.key.hasPrefix("$") {
        guard let child = member.value.object else { return false }
        open.append(child)
      }
    }
    return true
  }

  /// What distinguishes the formats, from the first objects; a file may begin with many groups that hold no token.
  private struct Found {
    var hasDollarValue = false
    var hasValue = false
    var hasStudioType = false
    var hasStudioExtension = false
    private var budget = 1_000_000
    private static let studioTypes: Set<String> = [
      "borderRadius", "sizing", "spacing", "borderWidth", "boxShadow", "fontFamilies", "fontWeights", "fontSizes",
      "lineHeights", "letterSpacing", "paragraphSpacing", "textCase", "textDecoration", "composition",
    ]

    mutating func look(at object: DocumentObject, depth: Int) {
      budget -= 1
      guard budget > 0 else { return }
      // A group that takes over another is of the format, though it may hold no token of its own.
      if object["$extends"] != nil { hasDollarValue = true }
      if object["$value"] != nil || object["$ref"] != nil {
        hasDollarValue = true
        if object["$extensions"]?["studio.tokens"] != nil { hasStudioExtension = true }
        return
      }
      if object["sets"]?.object?.members.contains(where: { $0.value["value"] != nil }) == true {
        hasValue = true
        return
      }
      if let value = object["value"], value.object == nil || object["type"] != nil {
        hasValue = true
        if let type = object["type"]?.string, Self.studioTypes.contains(type) { hasStudioType = true }
        return
      }
      for member in object.members {
        if let child = member.value.object { look(at: child, depth: depth + 1) }
      }
    }
  }
}
