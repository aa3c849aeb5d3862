/// R.swift's resources: `R.string.localizable.title()`, `R.image.logo()`, `Image(R.image.logo)`.
///
/// - Source: R.swift's documentation, versions 5 to 7.
extension AccessorSource {
  /// All of one kind, folders that are namespaces as types of their own.
  mutating func resources(
    _ name: String, _ catalogs: [CatalogContents], _ kind: CatalogContents.Kind, _ types: AssetTypes
  ) {
    block("public enum \(name)") { source in
      var seen: Set<String> = []
      for catalog in catalogs { source.resources(of: catalog.root, kind, types, &seen) }
    }
  }

  private mutating func resources(
    of folder: CatalogContents.Folder, _ kind: CatalogContents.Kind, _ types: AssetTypes, _ seen: inout Set<String>
  ) {
    for item in folder.allItems(namespaces: false) where item.kind == kind {
      let name = AccessorName.resource(item.name)
      guard !name.isEmpty, seen.insert(name).inserted else { continue }
      line("public static let \(name) = \(types.type(of: kind))(name: \(Self.literal(item.value)))")
    }
    for inner in folder.allNamespaces(namespaces: false) where !inner.isEmpty {
      let name = AccessorName.resource(inner.name)
      guard !name.isEmpty, seen.insert(name).inserted else { continue }
      block("public enum \(name)") { source in
        var inside: Set<String> = []
        source.resources(of: inner, kind, types, &inside)
      }
    }
  }

  mutating func declareResources() {
    block("public struct RTextResource: Hashable, Sendable") {
      $0.line("public let key: String")
      $0.line("public let table: String")
      $0.line(
        "var format: String { NSLocalizedString(key, tableName: table, bundle: Bundle(for: AccessorBundle.self), comment: \"\") }"
      )
      $0.line("public func callAsFunction() -> String { format }")
      $0.line(
        "public func callAsFunction(_ arguments: CVarArg...) -> String { String(format: format, locale: Locale.current, arguments: arguments) }"
      )
    }
    block("extension Text") { $0.line("public init(_ resource: RTextResource) { self.init(resource()) }") }
    block("extension String") { $0.line("public init(resource: RTextResource) { self = resource() }") }
    block("public struct RImageResource: Hashable, Sendable") {
      $0.line("public let name: String")
      $0.line("public func callAsFunction() -> UIImage? { UIImage(named: name) }")
    }
    block("extension Image") { $0.line("public init(_ resource: RImageResource) { self.init(resource.name) }") }
    block("extension UIImage") {
      $0.line("public convenience init?(resource: RImageResource) { self.init(named: resource.name) }")
    }
    block("public struct RColorResource: Hashable, Sendable") {
      $0.line("public let name: String")
      $0.line("public func callAsFunction() -> UIColor? { UIColor(named: name) }")
    }
    block("extension Color") { $0.line("public init(_ resource: RColorResource) { self.init(resource.name) }") }
    block("extension UIColor") {
      $0.line("public convenience init?(resource: RColorResource) { self.init(named: resource.name) }")
    }
  }
}
