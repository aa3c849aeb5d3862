final class UndoStack<State: Equatable> { private(set) var state: State; private var undo: [(name: String, state: State)] = [], redo: [(name: String, state: State)] = []; private var depth = 0, pending: (String, State)?; let limit: Int
  init(_ s: State, limit: Int = 3) { state = s; self.limit = limit }
  func perform(_ name: String, _ change: (inout State) throws -> Void) rethrows { var copy = state; try change(&copy); guard copy != state else { return }; if depth == 0 { push(name, state) } ; state = copy }
  private func push(_ n: String, _ s: State) { undo.append((n, s)); if undo.count > limit { undo.removeFirst() }; redo.removeAll() }
  func group(_ name: String, _ body: (UndoStack) -> Void) { let before = state; depth += 1; body(self); depth -= 1; if depth == 0, state != before { push(name, before) } }
  @discardableResult func undoLast() -> String? { guard let (n, s) = undo.popLast() else { return nil }; redo.append((n, state)); state = s; return n }
  @discardableResult func redoLast() -> String? { redo.popLast().map { n, s in undo.append((name: n, state: state)); state = s; return n } }
  var names: (undo: [String], redo: [String]) { (undo.map(\.name), redo.map { $0.name }) }
  var title: String { "Undo " + (undo.last?.name ?? "-") } }
struct Doc: Equatable { var text = "", marks: Set<Int> = []; var size: (w: Int, h: Int) = (1, 1); static func == (a: Doc, b: Doc) -> Bool { a.text == b.text && a.marks == b.marks && a.size == b.size } }
let s = UndoStack(Doc()); s.perform("type") { $0.text += "a" }; s.perform("nothing") { $0.text += "" }; s.perform("mark") { $0.marks.insert(1) }; s.perform("resize") { $0.size.w *= 4 }; print(s.names, s.title)
print(s.undoLast() ?? "-", s.state.size, s.undoLast()!, s.state.marks, s.names); print(s.redoLast()!, s.state.marks, s.names.redo); s.perform("type") { $0.text.append("b") }; print(s.redoLast() as Any, s.names)
s.group("paste") { u in u.perform("x") { $0.text += "X" }; u.group("inner") { $0.perform("y") { $0.text += "Y" } }; u.perform("z") { $0.marks = [] } }; print(s.state.text, s.state.marks, s.names.undo, s.undoLast()!, s.state.text, s.state.marks)
struct Bad: Error {}; do { try s.perform("fail") { $0.text = "lost"; throw Bad() } } catch { print("failed", s.state.text, s.names.redo) }
s.group("empty") { _ in }; s.group("cancelled out") { u in u.perform("a") { $0.text += "!" }; u.perform("b") { $0.text.removeLast() } }; print(s.names)
for c in "wxyz" { s.perform("t\(c)") { $0.text.append(c) } }; print(s.names.undo, s.state.text); while s.undoLast() != nil {}; print(s.state.text, s.names.redo, s.title); while let n = s.redoLast() { print(n, terminator: " ") }; print(s.state.text)
let ints = UndoStack(0, limit: 1); ints.perform("+1") { $0 += 1 }; ints.perform("x") { $0 = max($0, 0) }; ints.perform("half") { $0 = $0 * 7 / 2 }; print(ints.state, ints.names.undo, ints.undoLast()!, ints.state, ints.undoLast() as Any)
