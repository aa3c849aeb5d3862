struct Item: Equatable { var name: String; var tags: [String] = [] }
struct Folder { var items: [Item]; var sub: [String: Folder] = [:]
  mutating func rename(_ i: Int, _ n: String) { items[i].name = n }
  func renamed(_ i: Int, _ n: String) -> Folder { var c = self; c.rename(i, n); return c }
  subscript(path: [String]) -> Folder? { get { guard let f = path.first else { return self }; return sub[f]?[Array(path.dropFirst())] } set { guard let f = path.first else { if let newValue { self = newValue }; return }; if path.count == 1 { sub[f] = newValue } else { sub[f]?[Array(path.dropFirst())] = newValue } } } }
var root = Folder(items: [Item(name: "a"), Item(name: "b", tags: ["x"])])
root.sub["one"] = root.renamed(0, "A"); root.sub["one"]!.sub["two"] = Folder(items: [])
let before = root
root[["one", "two"]]?.items.append(Item(name: "deep")); root[["one"]]?.items[1].tags.append("y"); root.sub["one"]?.items.removeFirst()
print(before[["one"]]!.items.map(\.name), root[["one"]]!.items.map(\.name), before[["one", "two"]]!.items.count, root[["one", "two"]]!.items.count)
print(before.sub["one"]!.items[1].tags, root.sub["one"]!.items[0].tags)
var items = root.items; for var i in items { i.name = "changed"; _ = i }; print(items.map(\.name))
for i in items.indices { items[i].name += "\(i)" }; print(items.map(\.name), root.items.map(\.name))
var first = items[0]; first.tags.append("q"); print(items[0].tags, first.tags); items[0] = first; print(items[0] == first)
func mutate(_ x: inout [Item]) { x[0].tags = ["in"]; x.append(Item(name: "new")) }; mutate(&root.items); print(root.items.count, root.items[0].tags, before.items.count)
func swapNames(_ a: inout Item, _ b: inout Item) { (a.name, b.name) = (b.name, a.name) }; var q = items[0], w = items[1]; swapNames(&q, &w); print(q.name, w.name); items.swapAt(0, 1); print(items.map(\.name))
let captured = { items.count }; let frozen = { [items] in items.count }; items.removeAll(); print(captured(), frozen())
var tuple = (item: q, n: 1); var t2 = tuple; t2.item.name = "t2"; t2.n += 1; tuple.item.tags = ["t"]; print(tuple.item.name, t2.item.name, tuple.n, t2.n, t2.item.tags)
final class Shared { var f: Folder; init(_ f: Folder) { self.f = f } }; let s1 = Shared(root), s2 = s1; s2.f.items[0].name = "via s2"; print(s1.f.items[0].name, root.items[0].name)
struct Holder { let s: Shared; var f: Folder }; var h1 = Holder(s: s1, f: root); let h2 = h1; h1.s.f.items = []; h1.f.items = []; print(h2.s.f.items.count, h2.f.items.count)
var arr = [[1], [2]]; var inner = arr[0]; inner.append(9); arr[1].append(contentsOf: inner); arr[0] += [5]; print(arr, inner); for (i, var row) in arr.enumerated() { row.append(i); print(row, terminator: " ") }; print(arr)
var d = ["k": [1]]; let dCopy = d; d["k"]!.append(2); d["k"]?[0] = 7; if var v = d["k"] { v.append(3); print(v, d["k"]!) }; print(dCopy)
