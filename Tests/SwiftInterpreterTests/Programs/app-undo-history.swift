struct History<State> { private var past: [State] = []; private(set) var present: State; private var future: [State] = []; let limit: Int
  init(_ state: State, limit: Int = 3) { present = state; self.limit = limit }
  mutating func commit(_ change: (inout State) throws -> Void) rethrows { var next = present; try change(&next); past.append(present); if past.count > limit { past.removeFirst() }; present = next; future.removeAll() }
  @discardableResult mutating func undo() -> Bool { guard let last = past.popLast() else { return false }; future.append(present); present = last; return true }
  mutating func redo() { guard let next = future.popLast() else { return }; past.append(present); present = next }
  var depth: (past: Int, future: Int) { (past.count, future.count) } }
var doc = History(["a"]); for word in ["b", "c", "d", "e"] { doc.commit { $0.append(word) } }
print(doc.present, doc.depth.past); doc.undo(); doc.undo(); print(doc.present, doc.depth); doc.redo(); print(doc.present.last!)
struct No: Error {}; do { try doc.commit { _ in throw No() } } catch { print("kept", doc.present.count) }
while doc.undo() {}; print(doc.present, doc.undo(), doc.depth.future)
