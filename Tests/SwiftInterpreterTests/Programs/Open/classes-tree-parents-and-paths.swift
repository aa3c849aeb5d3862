class Node: CustomStringConvertible {
    let name: String
    fileprivate(set) weak var parent: Folder?
    init(_ name: String) { self.name = name }
    var path: String { (parent.map { $0.path == "/" ? "" : $0.path } ?? "") + "/" + name }
    var size: Int { 0 }
    var description: String { "\(type(of: self))(\(name))" }
    func removeFromParent() { parent?.remove(self) }
    var ancestors: some Sequence<Folder> { sequence(state: parent) { state in defer { state = state?.parent }; return state } }
    deinit { Node.freed.append(name) }
    nonisolated(unsafe) static var freed: [String] = []
}
final class File: Node {
    var content: String
    init(_ name: String, _ content: String = "") { self.content = content; super.init(name) }
    override var size: Int { content.utf8.count }
}
class Folder: Node {
    private(set) var children: [Node] = [] { didSet { dirty = true } }
    private var dirty = true, cachedCount = 0
    init(_ name: String, _ children: Node...) { super.init(name); children.forEach(add) }
    override var path: String { parent == nil && name.isEmpty ? "/" : super.path }
    override var size: Int { children.reduce(0) { $0 + $1.size } }
    func add(_ node: Node) {
        precondition(node !== self && !ancestors.contains { $0 === node })
        node.removeFromParent()
        node.parent = self
        children.append(node)
    }
    func remove(_ node: Node) { children.removeAll { $0 === node }; node.parent = nil }
    var count: Int { if dirty { dirty = false; cachedCount = children.count }; return cachedCount }
    subscript(path: String) -> Node? {
        path.split(separator: "/").reduce(self as Node?) { node, part in
            switch part { case ".": node; case "..": node?.parent; default: (node as? Folder)?.children.first { $0.name == part } }
        }
    }
    func walk(_ depth: Int = 0, _ visit: (Node, Int) throws -> Bool) rethrows {
        guard try visit(self, depth) else { return }
        for child in children { if let folder = child as? Folder { try folder.walk(depth + 1, visit) } else { _ = try visit(child, depth + 1) } }
    }
}
final class Link: Node { unowned let target: Node; init(_ name: String, to target: Node) { self.target = target; super.init(name) }; override var size: Int { target.size / 2 } }

let root = Folder("", Folder("docs", File("a.txt", "héllo"), Folder("old", File("b.txt", "1234567890"))), File("readme", "x"))
let old = root["docs/old"]!; root.add(Link("shortcut", to: old))
root.walk { node, depth in print(String(repeating: "  ", count: depth) + "\(node) \(node.path) \(node.size)"); return node.name != "old" }
let b = root["docs/old/b.txt"]!
print(b.path, b.ancestors.map(\.name), root["docs/../readme"]?.description ?? "-", root["docs/none/x"] as Any)
root.add(b); print(b.path, root.count, (root["docs/old"] as? Folder)?.count ?? -1, root.size)
root["docs"]?.removeFromParent(); print(root.children, Node.freed)
do { let temp = Folder("tmp", File("t1"), Folder("in", File("t2"))); print(temp.path, temp["in/t2"]!.path) }
print(Node.freed.sorted(), b.parent === root, root["../.."] as Any)
