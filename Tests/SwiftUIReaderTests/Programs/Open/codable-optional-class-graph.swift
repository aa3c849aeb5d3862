import Foundation

final class Folder: Codable { var name: String; var children: [Folder] = []; weak var parent: Folder?; var files: [String: Int]?
  enum CodingKeys: CodingKey { case name, children, files }
  init(_ name: String, _ children: Folder...) { self.name = name; self.children = children; adopt() }
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    name = try c.decode(String.self, forKey: .name)
    children = try c.decodeIfPresent([Folder].self, forKey: .children) ?? []
    files = try c.decodeIfPresent([String: Int].self, forKey: .files)
    adopt()
  }
  func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: CodingKeys.self)
    try c.encode(name, forKey: .name)
    if !children.isEmpty { try c.encode(children, forKey: .children) }
    try c.encodeIfPresent(files, forKey: .files)
  }
  private func adopt() { children.forEach { $0.parent = self } }
  var path: String { (parent.map { $0.path + "/" } ?? "") + name }
  var size: Int { (files?.values.reduce(0, +) ?? 0) + children.reduce(0) { $0 + $1.size } }
  subscript(path: String) -> Folder? { path.split(separator: "/").reduce(self as Folder?) { folder, part in folder?.children.first { $0.name == part } } }
  func walk(_ visit: (Folder, Int) throws -> Bool, depth: Int = 0) rethrows { guard try visit(self, depth) else { return }; for child in children { try child.walk(visit, depth: depth + 1) } }
}
let root = try JSONDecoder().decode(Folder.self, from: Data(#"{"name":"root","children":[{"name":"a","files":{"x":3,"y":4},"children":[{"name":"deep"}]},{"name":"b","files":{}}]}"#.utf8))
print(root.size, root["a/deep"]?.path ?? "nil", root["b"]!.files?.count ?? -1, root["a/none"]?.path as Any, root[""] === root)
root["a/deep"]?.files = ["z": 5]; root["a"]?.files?["x"]? += 10; root["b"]?.files?["new", default: 1] *= 7; print(root.size, root["a"]?.files?["x"] ?? 0, root["b"]?.files ?? [:])
root.walk { folder, depth in print(String(repeating: "-", count: depth) + folder.name, folder.size); return folder.name != "a" }
let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(root), as: UTF8.self))
let copy = try JSONDecoder().decode(Folder.self, from: encoder.encode(root)); copy.name = "copy"; copy["a"]!.name = "renamed"
print(copy["renamed/deep"]!.path, root["a"] != nil, copy["a"] == nil, copy.children[0].parent === copy)
var orphan: Folder? = Folder("tmp", Folder("kid")); let kid = orphan!.children[0]; print(kid.path); orphan = nil; print(kid.parent == nil, kid.path)
struct Visit: Error { let at: String }; do { try root.walk { folder, depth in if depth == 2 { throw Visit(at: folder.path) }; return true } } catch let visit as Visit { print("stopped at", visit.at) }
