import Foundation
import SourceDocuments

/// What an asset catalogue holds, by folder, as generators of typed names see it.
struct CatalogContents: Sendable {
  enum Kind: Sendable { case color, image }
  struct Item: Sendable {
    var kind: Kind
    /// Without its folders.
    var name: String
    /// With the folders that are namespaces: what `Color("…")` is given.
    var value: String
  }
  struct Folder: Sendable {
    var name: String
    var isNamespace = false
    var items: [Item] = []
    var folders: [Folder] = []
    var isEmpty: Bool { items.isEmpty && folders.allSatisfy(\.isEmpty) }

    /// Of the folder itself and of those in it that are no namespaces.
    ///
    /// - Parameter namespaces: Every folder is one.
    func allItems(namespaces: Bool) -> [Item] {
      items + folders.filter { !$0.isNamespace && !namespaces }.flatMap { $0.allItems(namespaces: namespaces) }
    }
    func allNamespaces(namespaces: Bool) -> [Folder] {
      folders.flatMap { $0.isNamespace || namespaces ? [$0] : $0.allNamespaces(namespaces: namespaces) }
    }
  }
  /// Without `.xcassets`.
  let name: String
  /// Relative to the audited folder.
  let path: String
  let root: Folder

  /// - Parameters:
  ///   - path: Of the catalogue, relative to the audited folder.
  ///   - files: Every `Contents.json` below it.
  init(path: String, files: [InputFile]) {
    self.path = path
    name = String(path.split(separator: "/").last?.dropLast(".xcassets".count) ?? "")
    var root = Folder(name: name)
    let inside = files.filter { $0.path.hasPrefix(path + "/") }.map { file in
      (file: file, parts: file.path.dropFirst(path.count + 1).split(separator: "/").dropLast().map(String.init))
    }
    // A folder says whether it is a namespace before what it holds is met.
    for (file, parts) in inside.sorted(by: { ($0.parts.count, $0.file.path) < ($1.parts.count, $1.file.path) })
    where !parts.isEmpty && parts.count <= 32 {
      Self.add(file, parts[...], prefix: [], to: &root)
    }
    self.root = root
  }

  private static let suffixes: [(text: String, kind: Kind)] = [(".colorset", .color), (".imageset", .image)]

  private static func add(_ file: InputFile, _ parts: ArraySlice<String>, prefix: [String], to folder: inout Folder) {
    guard let first = parts.first else { return }
    if parts.count == 1, let set = suffixes.first(where: { first.hasSuffix($0.text) }) {
      let name = String(first.dropLast(set.text.count))
      folder.items.append(Item(kind: set.kind, name: name, value: (prefix + [name]).joined(separator: "/")))
      return
    }
    // Icons, data, stickers.
    guard !first.contains(".") else { return }
    if !folder.folders.contains(where: { $0.name == first }) {
      folder.folders.append(Folder(name: first))
    }
    guard let index = folder.folders.firstIndex(where: { $0.name == first }) else { return }
    if parts.count == 1 {
      let contents = JSONDocument.parse(bytes: file.bytes, file: file.path).value
      folder.folders[index].isNamespace = contents?["properties"]?["provides-namespace"]?.bool == true
      return
    }
    let inner = folder.folders[index].isNamespace ? prefix + [first] : prefix
    add(file, parts.dropFirst(), prefix: inner, to: &folder.folders[index])
  }
}
