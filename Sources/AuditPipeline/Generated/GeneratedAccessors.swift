import Foundation
import SourceDocuments
import StringCatalogs

/// Sources that the build generates and that are not committed: typed names of texts, colours, pictures and fonts, made by
/// SwiftGen, by Tuist and by R.swift.
///
/// They are written again from what the generator reads, so that code that uses them shows its words and colours. What is
/// committed is read as it is.
struct GeneratedAccessors {
  /// What a project has to generate from.
  struct Material {
    /// Of string tables.
    var tables: [InputFile]
    /// The language the code is written in.
    var sourceLanguage: String
    /// Of asset catalogues, every `Contents.json`.
    var catalogFiles: [InputFile]
    var faces: [AccessorSource.Face]
    /// Of the project's own.
    var sources: [(path: String, text: String)]
  }
  /// The files and the text that stands for each; the path is where the generator would write.
  private(set) var sources: [(path: String, text: String)] = []

  private let material: Material
  private let catalogs: [CatalogContents]
  private var declared: Set<String> = []
  private var types: Set<AccessorSource.AssetTypes> = []

  /// - Parameter generators: SwiftGen's configurations and Tuist's manifests, with their paths relative to the audited folder.
  init(_ material: Material, generators: [InputFile]) {
    let manifests = generators.filter {
      $0.name == "Project.swift" && TuistManifest.isManifest(String(decoding: $0.bytes, as: UTF8.self))
    }
    self.init(
      material, configurations: generators.filter { $0.name != "Project.swift" }, manifests: manifests)
  }

  private init(_ material: Material, configurations: [InputFile], manifests: [InputFile]) {
    self.material = material
    let byCatalog = Dictionary(grouping: material.catalogFiles) { file in
      file.path.range(of: ".xcassets/").map { String(file.path[..<$0.lowerBound]) + ".xcassets" }
    }
    catalogs = byCatalog.compactMap { path, files in path.map { CatalogContents(path: $0, files: files) } }
      .sorted { $0.path < $1.path }
    addSwiftGen(configurations.flatMap { SwiftGenConfiguration(bytes: $0.bytes, path: $0.path).outputs })
    if !manifests.isEmpty {
      addTuist(
        manifests.flatMap { TuistManifest(text: String(decoding: $0.bytes, as: UTF8.self), path: $0.path).targets })
    }
    addRSwift()
    if !sources.isEmpty {
      sources.insert(("Generated/AccessorBundle.swift", Self.header + "final class AccessorBundle {}\n"), at: 0)
    }
  }

  private static let header =
    "// Generated using the app's own resources, as SwiftGen, Tuist or R.swift do; do not edit\nimport SwiftUI\nimport UIKit\n"

  private mutating func add(_ path: String, _ source: AccessorSource) {
    guard !source.isEmpty, !sources.contains(where: { $0.path == path }) else { return }
    sources.append((path, Self.header + source.text))
  }

  /// Whether the project declares a type itself: what is committed is not generated again.
  private func isDeclared(_ name: String) -> Bool {
    material.sources.contains { source in
      ["enum", "struct", "class", "typealias"].contains { source.text.contains("\($0) \(name)") }
        && source.text.contains(Self.declaration(of: name))
    }
  }
  private static func declaration(of name: String) -> Regex<Substring> {
    // The name is an identifier: nothing of it has a meaning in a pattern.
    (try? Regex("\\b(?:enum|struct|class|typealias)\\s+\(name)\\b", as: Substring.self)) ?? /$^/
  }

  private func isUsed(_ name: String) -> Bool { material.sources.contains { $0.text.contains(name + ".") } }

  // MARK: SwiftGen

  private mutating func addSwiftGen(_ outputs: [SwiftGenConfiguration.Output]) {
    let present = Set(material.sources.map(\.path))
    let missing = outputs.filter { !present.contains($0.path) }
    func name(_ output: SwiftGenConfiguration.Output) -> String {
      let fallback =
        switch output.parser {
        case .strings: "L10n"
        case .xcassets: "Asset"
        case .fonts: "FontFamily"
        }
      return output.identifier("enumName") ?? fallback
    }
    // Modules may each have an enumeration of one name.
    let groups = Dictionary(grouping: missing) { "\($0.parser.rawValue) \(name($0))" }.sorted { $0.key < $1.key }
    for (_, group) in groups {
      guard let first = group.first, case let name = name(first), !isDeclared(name) else { continue }
      var source = AccessorSource()
      switch first.parser {
      case .strings:
        let own = group.map { output in tables(under: output.inputs) }
        let direct = own.filter { Set($0.map(Self.tableName)).count == 1 }.flatMap { $0.map(Self.tableName) }
        let nests = group.contains { $0.parameters["forceFileNameEnum"] == "true" }
        source.texts(
          name, StringTables(files: own.flatMap(\.self), sourceLanguage: material.sourceLanguage),
          direct: nests ? [] : Set(direct), form: first.template.contains("flat") ? .flat : .structured,
          separator: first.separator)
      case .xcassets:
        let types = AccessorSource.AssetTypes(
          color: first.identifier("colorTypeName") ?? "ColorAsset",
          image: first.identifier("imageTypeName") ?? "ImageAsset")
        let found = catalogs.filter { catalog in group.contains { Self.isUnder($0.inputs, catalog.path) } }
        let namespaces = group.contains { $0.parameters["forceProvidesNamespaces"] == "true" }
        source.assets(name, found, types, namespaces: namespaces)
        declare(types, in: &source)
      case .fonts:
        let type = first.identifier("fontTypeName") ?? "FontConvertible"
        source.fonts(name, material.faces, type: type)
        declareFont(type, in: &source)
      }
      add(first.path, source)
    }
  }

  private mutating func declare(_ types: AccessorSource.AssetTypes, in source: inout AccessorSource) {
    guard !source.isEmpty, self.types.insert(types).inserted, !isDeclared(types.color) else { return }
    source.declare(types)
  }
  private mutating func declareFont(_ type: String, in source: inout AccessorSource) {
    guard !source.isEmpty, declared.insert(type).inserted, !isDeclared(type) else { return }
    source.declareFont(type)
  }

  private static func tableName(_ file: InputFile) -> String { String(file.name.prefix { $0 != "." }) }

  private func tables(under inputs: [String]) -> [InputFile] {
    material.tables.filter { Self.isUnder(inputs, $0.path) }
  }
  private static func isUnder(_ inputs: [String], _ path: String) -> Bool {
    inputs.contains { $0.isEmpty || path == $0 || path.hasPrefix($0 + "/") }
  }

  // MARK: Tuist

  /// For every target whose accessors the code uses: `ShopStrings`, `ShopAsset`, `ShopFontFamily`.
  private mutating func addTuist(_ targets: [TuistManifest.Target]) {
    var names: [String: [String]] = [:]
    for target in targets { names[AccessorName.type(target.name), default: []] += target.resources }
    // What helpers of the manifest make has the name that the code uses.
    for source in material.sources {
      for match in source.text.matches(of: /\b([A-Z]\w*?)(?:Strings|Asset|FontFamily)\.[A-Za-z]/) {
        names[String(match.1), default: []] += []
      }
    }
    for (name, patterns) in names.sorted(by: { $0.key < $1.key }) where !name.isEmpty {
      let strings = name + "Strings"
      let assets = name + "Asset"
      let fonts = name + "FontFamily"
      let folders = patterns.map(PathPattern.init)
      func isOwn(_ path: String) -> Bool {
        folders.contains { $0.matches(path) } || path.split(separator: "/").dropLast().contains { $0 == name }
      }
      var source = AccessorSource()
      if isUsed(strings), !isDeclared(strings) {
        let own = material.tables.filter { isOwn($0.path) }
        let tables = own.isEmpty ? material.tables : own
        let texts = Set(tables.map(Self.tableName)).subtracting(["InfoPlist"])
        source.texts(
          strings, StringTables(files: tables, sourceLanguage: material.sourceLanguage),
          direct: texts.count == 1 ? texts : [], form: .structured)
      }
      if isUsed(assets), !isDeclared(assets) {
        let own = catalogs.filter { isOwn($0.path) }
        let types = AccessorSource.AssetTypes(color: name + "Colors", image: name + "Images")
        source.assets(assets, own.isEmpty ? catalogs : own, types)
        declare(types, in: &source)
      }
      if isUsed(fonts), !isDeclared(fonts) {
        source.fonts(fonts, material.faces, type: name + "FontConvertible")
        declareFont(name + "FontConvertible", in: &source)
      }
      add("Derived/Sources/Tuist\(name).swift", source)
    }
  }

  // MARK: R.swift

  private mutating func addRSwift() {
    let used = ["R.string.", "R.image.", "R.color."].filter { use in
      material.sources.contains { source in
        source.text.contains(use) && source.text.contains(Self.use(use))
      }
    }
    guard !used.isEmpty, !isDeclared("R") else { return }
    let images = AccessorSource.AssetTypes(color: "RColorResource", image: "RImageResource")
    var source = AccessorSource()
    source.block("public enum R") { source in
      if used.contains("R.string.") {
        source.texts(
          "string", StringTables(files: material.tables, sourceLanguage: material.sourceLanguage), direct: [],
          form: .called)
      }
      for (kind, name) in [(CatalogContents.Kind.image, "image"), (.color, "color")] {
        source.resources(name, catalogs, kind, images)
      }
    }
    source.declareResources()
    add("R.generated.swift", source)
  }
  private static func use(_ name: String) -> Regex<Substring> {
    (try? Regex("\\b\(name.replacing(".", with: "\\."))", as: Substring.self)) ?? /$^/
  }
}
