import Foundation

final class Handle { let name: String; static var open: [String] = []
  init(_ name: String) throws { guard !name.isEmpty else { throw CocoaError(.fileReadInvalidFileName) }; self.name = name; Handle.open.append(name) }
  func close() { Handle.open.removeAll { $0 == name }; log("close \(name)") }
  func read(_ n: Int) throws -> [Int] { if n < 0 { throw CocoaError(.fileReadCorruptFile) }; return Array(0..<n) } }
var lines: [String] = []
func log(_ text: String) { lines.append(text) }
func dump(_ title: String) { print(title, lines, Handle.open); lines.removeAll() }
func withHandle<T>(_ name: String, _ body: (Handle) throws -> T) rethrows -> T? {
  guard let handle = try? Handle(name) else { log("no handle"); return nil }
  defer { handle.close() }
  return try body(handle)
}
func merge(_ a: String, _ b: String, count: Int) throws -> Int {
  let first = try Handle(a)
  defer { first.close(); log("first done") }
  let second = try Handle(b)
  defer { defer { log("inner") }; second.close() }
  var total = 0 { didSet { log("total \(total)") } }
  for n in try first.read(count) + second.read(1) {
    defer { total += n }
    if n == 1 { continue }
    if n == 3 { log("early \(total)"); return total }
  }
  return total
}
for (a, b, n) in [("x", "y", 2), ("x", "", 2), ("x", "y", -1), ("p", "q", 5)] {
  do { let total = try merge(a, b, count: n); dump("ok \(total)") } catch let error as CocoaError { dump("error \(error.code == .fileReadCorruptFile)") }
}
print(withHandle("h") { try? $0.read(-1) } as Any, withHandle("") { _ in 1 } as Any, withHandle("k") { $0.name.count } ?? 0); dump("with")
do { _ = try withHandle("t") { try $0.read(-2).count } } catch { log("thrown") }; dump("rethrown")
func counter() -> () -> Int { var n = 0; return { defer { n += 1 }; return n } }
let next = counter(); print(next(), next(), next())
struct Stack { private var items: [Int] = []; var trace = ""
  mutating func with<T>(_ item: Int, _ body: (inout Stack) throws -> T) rethrows -> T { items.append(item); defer { items.removeLast(); trace += "-\(item)" }; trace += "+\(item)"; return try body(&self) }
  var depth: Int { items.count } }
var stack = Stack(); let deep = stack.with(1) { s in s.with(2) { $0.depth } + s.with(3) { _ in 10 } }; print(deep, stack.depth, stack.trace)
try? stack.with(4) { s throws in try s.with(5) { _ in throw URLError(.unknown) } }; print(stack.depth, stack.trace)
