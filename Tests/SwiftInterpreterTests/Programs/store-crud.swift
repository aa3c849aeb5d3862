// swift-format-ignore-file
struct Task: Identifiable, Equatable { let id: Int; var title: String; var done = false; var tags: Set<String> = [] }
final class Store { private(set) var tasks: [Task] = []; private var nextID = 1
  @discardableResult func add(_ t: String, tags: Set<String> = []) -> Task { defer { nextID += 1 }; let x = Task(id: nextID, title: t, tags: tags); tasks.append(x); return x }
  func toggle(_ t: Task) { guard let i = tasks.firstIndex(of: t) else { return }; tasks[i].done.toggle() }
  func update(id: Int, _ change: (inout Task) -> Void) { guard let i = tasks.firstIndex(where: { $0.id == id }) else { return }; change(&tasks[i]) }
  func remove(where p: (Task) -> Bool) -> Int { let n = tasks.count; tasks.removeAll(where: p); return n - tasks.count }
  subscript(id: Int) -> Task? { tasks.first { $0.id == id } }
  var open: [Task] { tasks.filter { !$0.done } }
  var progress: Double { tasks.isEmpty ? 0 : Double(tasks.filter(\.done).count) / Double(tasks.count) } }
let s = Store()
let a = s.add("one", tags: ["x"]); s.add("two"); s.add("three", tags: ["x", "y"])
s.toggle(a)
s.update(id: 2) { $0.title += "!"; $0.tags.insert("z") }
print(s.tasks.map { "\($0.id)\($0.title)\($0.done)" }, s.open.count, s[2]?.tags.sorted() ?? [], s[9] == nil)
print(String(s.progress).prefix(4), s.remove { $0.done }, s.tasks.count)
let byTag = Dictionary(grouping: s.tasks, by: { $0.tags.count })
print(byTag.keys.sorted(), byTag[1]!.first!.title)
