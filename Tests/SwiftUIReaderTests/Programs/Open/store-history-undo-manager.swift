import Foundation

final class History { typealias Group = (name: String, actions: [() -> Void])
  private var undos: [Group] = [], redos: [Group] = [], open: Group?, replaying = false; private(set) var isUndoRegistrationEnabled = true; var limit = Int.max
  var canUndo: Bool { !undos.isEmpty }; var canRedo: Bool { !redos.isEmpty }; var undoActionName: String { undos.last?.name ?? "" }; var redoActionName: String { redos.last?.name ?? "" }
  func beginUndoGrouping() { open = ("", []) }; func setActionName(_ name: String) { open?.name = name }
  func endUndoGrouping() { defer { open = nil }; if let group = open, !group.actions.isEmpty { undos.append(group); if undos.count > limit { undos.removeFirst() }; if !replaying { redos = [] } } }
  func registerUndo<T: AnyObject>(withTarget target: T, _ action: @escaping (T) -> Void) { guard isUndoRegistrationEnabled else { return }; open?.actions.append { [weak target] in if let target { action(target) } } }
  private func replay(_ from: ReferenceWritableKeyPath<History, [Group]>, _ to: ReferenceWritableKeyPath<History, [Group]>) { guard let group = self[keyPath: from].popLast() else { return }; open = (group.name, []); group.actions.reversed().forEach { $0() }; self[keyPath: to].append(open!); open = nil }
  func undo() { replay(\.undos, \.redos) }; func redo() { replay(\.redos, \.undos) }
  func removeAllActions() { (undos, redos) = ([], []) }; func disableUndoRegistration() { isUndoRegistrationEnabled = false }; func enableUndoRegistration() { isUndoRegistrationEnabled = true } }
final class Canvas { struct Shape: Equatable { var id: Int, frame: CGRect, name: String }
  private(set) var shapes: [Shape] = []; let undo: History; private var nextID = 1
  init(undo: History) { self.undo = undo }
  private func group<T>(_ name: String, _ body: () throws -> T) rethrows -> T { undo.beginUndoGrouping(); defer { undo.setActionName(name); undo.endUndoGrouping() }; return try body() }
  @discardableResult func add(_ name: String, _ x: Double, _ y: Double) -> Int { group("Add") { let shape = Shape(id: nextID, frame: CGRect(x: x, y: y, width: 10, height: 10), name: name); nextID += 1; insert(shape, at: shapes.count); return shape.id } }
  private func insert(_ shape: Shape, at index: Int) { shapes.insert(shape, at: index); undo.registerUndo(withTarget: self) { $0.removeShape(at: index) } }
  private func removeShape(at index: Int) { let shape = shapes.remove(at: index); undo.registerUndo(withTarget: self) { $0.insert(shape, at: index) } }
  private func set<V: Equatable>(_ path: WritableKeyPath<Shape, V>, at index: Int, to value: V) { let old = shapes[index][keyPath: path]; guard old != value else { return }; shapes[index][keyPath: path] = value; undo.registerUndo(withTarget: self) { $0.set(path, at: index, to: old) } }
  func move(_ dx: Double, _ dy: Double, where matches: (Shape) -> Bool = { _ in true }) { group("Move") { for index in shapes.indices where matches(shapes[index]) { set(\.frame, at: index, to: shapes[index].frame.offsetBy(dx: dx, dy: dy)) } } }
  func rename(_ id: Int, _ name: String) { group("Rename") { if let i = shapes.firstIndex(where: { $0.id == id }) { set(\.name, at: i, to: name) } } }
  func remove(_ id: Int) { group("Delete") { if let i = shapes.firstIndex(where: { $0.id == id }) { removeShape(at: i) } } }
  var text: String { shapes.map { "\($0.name)@\(Int($0.frame.minX)),\(Int($0.frame.minY))" }.joined(separator: " ") }
  var bounds: CGRect { shapes.map(\.frame).reduce(.null) { $0.union($1) } } }
let undo = History(), canvas = Canvas(undo: undo)
print(undo.canUndo, undo.canRedo, canvas.bounds.isNull)
canvas.add("a", 0, 0); canvas.add("b", 20, 5); canvas.move(1, 2) { $0.name == "b" }; canvas.rename(1, "first"); print(canvas.text, undo.undoActionName)
undo.undo(); print(canvas.text, undo.undoActionName, undo.redoActionName); undo.undo(); print(canvas.text)
undo.redo(); print(canvas.text, undo.canRedo); canvas.move(100, 0); print(canvas.text, undo.canRedo, canvas.bounds.width)
undo.undo(); print(canvas.text); canvas.remove(1); print(canvas.text, canvas.bounds.size.height); undo.undo(); print(canvas.text)
undo.redo(); print(canvas.text); while undo.canUndo { undo.undo() }; print(canvas.text.isEmpty, undo.canRedo)
var steps = 0; while undo.canRedo { undo.redo(); steps += 1 }; print(canvas.text, steps); undo.removeAllActions(); print(undo.canUndo, canvas.shapes.count)
undo.disableUndoRegistration(); canvas.shapes.isEmpty ? () : canvas.rename(2, "silent"); undo.enableUndoRegistration(); print(canvas.text, undo.isUndoRegistrationEnabled)
let rect = CGRect(x: 1, y: 2, width: 3, height: 4); print(rect.maxX, rect.insetBy(dx: 1, dy: 1).minY, rect.origin.x, rect.offsetBy(dx: -1, dy: 0.5).maxY, CGRect.null.union(rect) == rect, rect.contains(CGPoint(x: rect.midX, y: rect.midY)))
