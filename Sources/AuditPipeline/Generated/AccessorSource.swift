import Foundation
import StringCatalogs

/// Swift that stands for what a generator writes when the app is built: typed names of texts, colours, pictures and fonts.
///
/// The declarations are those of the generators' own templates as far as code uses them; what they do is said with the
/// calls that the templates end in, so that keys, colours and pictures are found as if they were written there.
struct AccessorSource {
  private(set) var text = ""
  private var depth = 0

  var isEmpty: Bool { text.isEmpty }

  mutating func line(_ line: String) { text += String(repeating: "  ", count: depth) + line + "\n" }

  mutating func block(_ head: String, _ body: (inout AccessorSource) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  /// A string literal with a text.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0": result += "\\0"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

// MARK: Texts

extension AccessorSource {
  /// How a text's accessor is written.
  enum TextForm {
    /// `static var title: String`, `static func count(_ p1: Int) -> String`; keys with dots in types of their own.
    case structured
    /// The same, with the whole key as one name.
    case flat
    /// `title()`, `title`, `count(3)`: R.swift's.
    case called
  }

  /// - Parameters:
  ///   - name: Of the enumeration around all.
  ///   - direct: Tables whose keys stand in it and not in a type of the table's.
  mutating func texts(
    _ name: String, _ tables: StringTables, direct: Set<String>, form: TextForm, separator: String = "."
  ) {
    let byTable = Dictionary(grouping: tables.entries, by: \.table).sorted { $0.key < $1.key }
    guard !byTable.isEmpty else { return }
    let tableSeparator = form == .structured ? separator : nil
    block("public enum \(name)") { source in
      let tree = KeyTree(
        byTable.filter { direct.contains($0.key) }.flatMap(\.value), form, separator: tableSeparator)
      source.keys(of: tree, tables, form)
      for (table, entries) in byTable {
        let type = form == .called ? AccessorName.resource(table) : AccessorName.type(table)
        guard tree.children[type] == nil, type != name, !type.isEmpty else { continue }
        if direct.contains(table) {
          source.line("public typealias \(type) = \(name)")
        } else {
          source.block("public enum \(type)") {
            $0.keys(of: KeyTree(entries, form, separator: tableSeparator), tables, form)
          }
        }
      }
    }
  }

  private mutating func keys(of tree: KeyTree, _ tables: StringTables, _ form: TextForm) {
    var seen: Set<String> = []
    for (name, entry) in tree.entries where seen.insert(name).inserted {
      let text = Self.text(of: entry, tables.sourceLanguage)
      let table = Self.literal(entry.table)
      let key = Self.literal(entry.key)
      let types = Self.argumentTypes(of: entry, tables.sourceLanguage)
      let head =
        "NSLocalizedString(\(key), tableName: \(table), bundle: Bundle(for: AccessorBundle.self), value: \(Self.literal(text)), comment: \"\")"
      if form == .called {
        line("public static let \(name) = RTextResource(key: \(key), table: \(table))")
      } else if types.isEmpty {
        line("public static var \(name): String { \(head) }")
      } else {
        let parameters = types.enumerated().map { "_ p\($0.offset + 1): \($0.element)" }.joined(separator: ", ")
        let arguments = types.enumerated().map {
          $0.element == "Any" ? "String(describing: p\($0.offset + 1))" : "p\($0.offset + 1)"
        }.joined(separator: ", ")
        line(
          "public static func \(name)(\(parameters)) -> String { String(format: \(head), locale: Locale.current, \(arguments)) }"
        )
      }
    }
    for (name, child) in tree.children.sorted(by: { $0.key < $1.key }) where !seen.contains(name) {
      block("public enum \(name)") { $0.keys(of: child, tables, form) }
    }
  }

  private static func text(of entry: StringEntry, _ language: String) -> String {
    let form = entry.localizations[language] ?? entry.localizations.sorted { $0.key < $1.key }.first?.value
    return form?.variation.leaves.first?.text ?? entry.key
  }

  /// Types of what a text is filled with, in the order of its placeholders' positions.
  private static func argumentTypes(of entry: StringEntry, _ language: String) -> [String] {
    let form = entry.localizations[language] ?? entry.localizations.sorted { $0.key < $1.key }.first?.value
    let words = text(of: entry, language)
    var types: [Int: String] = [:]
    var next = 1
    func note(_ position: Int?, _ type: String) {
      types[position ?? next] = type
      if position == nil { next += 1 }
    }
    for piece in FormatTemplate(words).pieces {
      switch piece {
      case .text, .argument: break
      case .specifier(let specifier):
        note(specifier.position, specifier.isInteger ? "Int" : specifier.isFloating ? "Double" : "Any")
      case .substitution(let name, let position):
        let kind = form?.substitutions[name]?.specifier ?? "d"
        note(position, kind.hasSuffix("@") ? "Any" : kind.contains("f") ? "Double" : "Int")
      }
    }
    let last = types.keys.max() ?? 0
    return last == 0 || last > 32 ? [] : (1...last).map { types[$0] ?? "Any" }
  }

  /// Keys by the parts between dots.
  private struct KeyTree {
    var entries: [(name: String, entry: StringEntry)] = []
    var children: [String: KeyTree] = [:]

    /// - Parameter separator: `nil` takes each key as a whole.
    init(_ entries: [StringEntry], _ form: TextForm, separator: String?) {
      for entry in entries {
        if form == .called {
          let name = AccessorName.resource(entry.key)
          if !name.isEmpty { self.entries.append((name, entry)) }
        } else {
          let parts = separator.map { entry.key.components(separatedBy: $0) } ?? [entry.key]
          add(entry, parts[...])
        }
      }
    }
    private init() {}

    private mutating func add(_ entry: StringEntry, _ parts: ArraySlice<String>) {
      guard parts.count > 1, parts.count <= 16, let first = parts.first else {
        let name = AccessorName.member(parts.joined(separator: "_"))
        if !name.isEmpty { entries.append((name, entry)) }
        return
      }
      let type = AccessorName.type(first)
      guard !type.isEmpty else { return add(entry, parts.dropFirst()) }
      children[type, default: KeyTree()].add(entry, parts.dropFirst())
    }
  }
}

// MARK: Colours, pictures, fonts

extension AccessorSource {
  /// - Parameter types: What colours and pictures are, in this generator.
  mutating func assets(_ name: String, _ catalogs: [CatalogContents], _ types: AssetTypes, namespaces: Bool = false) {
    let filled = catalogs.filter { !$0.root.isEmpty }
    guard !filled.isEmpty else { return }
    block("public enum \(name)") { source in
      for catalog in filled {
        let type = AccessorName.type(catalog.name)
        if filled.count == 1 {
          source.items(of: catalog.root, types, namespaces)
          if catalog.root.folders.allSatisfy({ AccessorName.type($0.name) != type }), type != name {
            source.line("public typealias \(type) = \(name)")
          }
        } else {
          source.block("public enum \(type)") { $0.items(of: catalog.root, types, namespaces) }
        }
      }
    }
  }

  private mutating func items(of folder: CatalogContents.Folder, _ types: AssetTypes, _ namespaces: Bool) {
    var seen: Set<String> = []
    for item in folder.allItems(namespaces: namespaces) {
      let name = AccessorName.member(item.name)
      guard !name.isEmpty, seen.insert(name).inserted else { continue }
      line("public static let \(name) = \(types.type(of: item.kind))(name: \(Self.literal(item.value)))")
    }
    for inner in folder.allNamespaces(namespaces: namespaces) where !inner.isEmpty {
      let name = AccessorName.type(inner.name)
      guard !name.isEmpty, seen.insert(name).inserted else { continue }
      block("public enum \(name)") { $0.items(of: inner, types, namespaces) }
    }
  }

  /// The names of the types that a generator makes for assets.
  struct AssetTypes: Hashable {
    var color: String
    var image: String
    func type(of kind: CatalogContents.Kind) -> String { kind == .color ? color : image }
  }

  mutating func declare(_ types: AssetTypes) {
    block("public struct \(types.color): Hashable, Sendable") {
      $0.line("public let name: String")
      $0.line("public init(name: String) { self.name = name }")
      $0.line("public var color: UIColor { UIColor(named: name)! }")
      $0.line("public var swiftUIColor: Color { Color(name) }")
    }
    block("extension Color") { $0.line("public init(asset: \(types.color)) { self.init(asset.name) }") }
    block("extension UIColor") {
      $0.line("public convenience init?(asset: \(types.color)) { self.init(named: asset.name) }")
    }
    block("public struct \(types.image): Hashable, Sendable") {
      $0.line("public let name: String")
      $0.line("public init(name: String) { self.name = name }")
      $0.line("public var image: UIImage { UIImage(named: name)! }")
      $0.line("public var swiftUIImage: Image { Image(name) }")
    }
    block("extension Image") {
      $0.line("public init(asset: \(types.image)) { self.init(asset.name) }")
      $0.line("public init(asset: \(types.image), label: Text) { self.init(asset.name, label: label) }")
      $0.line("public init(decorative asset: \(types.image)) { self.init(decorative: asset.name) }")
    }
    block("extension UIImage") {
      $0.line("public convenience init?(asset: \(types.image)) { self.init(named: asset.name) }")
    }
  }

  /// A font by its family and style, as its file names them.
  struct Face: Hashable, Comparable {
    var family: String
    var style: String
    var postScriptName: String
    static func < (a: Face, b: Face) -> Bool {
      (a.family, a.style, a.postScriptName) < (b.family, b.style, b.postScriptName)
    }
  }

  mutating func fonts(_ name: String, _ faces: [Face], type: String) {
    let families = Dictionary(grouping: faces, by: \.family).sorted { $0.key < $1.key }
    guard !families.isEmpty else { return }
    block("public enum \(name)") { source in
      var seen: Set<String> = []
      for (family, faces) in families {
        let name = AccessorName.type(family)
        guard !name.isEmpty, seen.insert(name).inserted else { continue }
        source.block("public enum \(name)") { source in
          var styles: Set<String> = []
          for face in faces.sorted() {
            let style = AccessorName.member(face.style)
            guard !style.isEmpty, styles.insert(style).inserted else { continue }
            source.line(
              "public static let \(style) = \(type)(name: \(Self.literal(face.postScriptName)), family: \(Self.literal(family)))"
            )
          }
        }
      }
    }
  }

  mutating func declareFont(_ type: String) {
    block("public struct \(type): Hashable, Sendable") {
      $0.line("public let name: String")
      $0.line("public let family: String")
      $0.line("public func font(size: CGFloat) -> UIFont { UIFont(name: name, size: size)! }")
      $0.line("public func swiftUIFont(size: CGFloat) -> Font { Font.custom(name, size: size) }")
      $0.line("public func swiftUIFont(fixedSize: CGFloat) -> Font { Font.custom(name, fixedSize: fixedSize) }")
      $0.line(
        "public func swiftUIFont(size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font { Font.custom(name, size: size, relativeTo: textStyle) }"
      )
    }
    block("extension Font") {
      $0.line(
        "public static func custom(_ font: \(type), size: CGFloat) -> Font { Font.custom(font.name, size: size) }")
      $0.line(
        "public static func custom(_ font: \(type), fixedSize: CGFloat) -> Font { Font.custom(font.name, fixedSize: fixedSize) }"
      )
      $0.line(
        "public static func custom(_ font: \(type), size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font { Font.custom(font.name, size: size, relativeTo: textStyle) }"
      )
    }
    block("extension UIFont") {
      $0.line("public convenience init(font: \(type), size: CGFloat) { self.init(name: font.name, size: size)! }")
    }
  }
}
