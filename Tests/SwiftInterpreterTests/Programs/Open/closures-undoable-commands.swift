final class Editor {
    private(set) var text = "" { didSet { onChange?(oldValue, text) } }
    var onChange: ((_ old: String, _ new: String) -> Void)?
    private var undoStack: [() -> () -> Void] = [], redoStack: [() -> () -> Void] = []
    lazy var shout: () -> String = { [unowned self] in text.uppercased() }

    private func register(_ action: @escaping () -> () -> Void) { undoStack.append(action); redoStack.removeAll() }

    func insert(_ s: String, at offset: Int? = nil) {
        let at = text.index(text.startIndex, offsetBy: min(offset ?? text.count, text.count))
        let before = text
        text.insert(contentsOf: s, at: at)
        let after = text
        register { [unowned self] in text = before; return { self.text = after } }
    }
    func replace(_ test: @escaping (Character) -> Bool, with make: (Character) -> String?) {
        perform { $0 = $0.map { test($0) ? make($0) ?? "" : String($0) }.joined() }
    }
    func perform(_ change: (inout String) throws -> Void) rethrows {
        let before = text
        var copy = text
        try change(&copy)
        guard copy != before else { return }
        text = copy
        register { [weak self, copy] in self?.text = before; return { [weak self] in self?.text = copy } }
    }
    @discardableResult func undo() -> Bool { step(&undoStack, &redoStack) }
    @discardableResult func redo() -> Bool { step(&redoStack, &undoStack) }
    private func step(_ from: inout [() -> () -> Void], _ to: inout [() -> () -> Void]) -> Bool {
        guard let action = from.popLast() else { return false }
        let back = action()
        to.append { back(); return { _ = action() } }
        return true
    }
    func group(_ body: (Editor) -> Void) {
        let count = undoStack.count
        body(self)
        let parts = Array(undoStack[count...])
        undoStack.removeSubrange(count...)
        func run(_ list: [() -> () -> Void]) -> () -> Void { let backs = list.reversed().map { $0() }; return { backs.reversed().forEach { $0() } } }
        if !parts.isEmpty { register { run(parts) } }
    }
    deinit { print("editor gone") }
}
var changes: [String] = []
var editor: Editor? = Editor()
editor?.onChange = { changes.append("\($0)>\($1)") }
if let e = editor {
    e.insert("hello"); e.insert("¡", at: 0); e.insert("!", at: 99)
    print(e.text, e.shout(), e.undo(), e.text, e.redo(), e.text)
    e.replace(\.isPunctuation) { $0 == "!" ? "?!" : nil }
    e.perform { _ in }
    struct Stop: Error {}
    do { try e.perform { $0 = "lost"; throw Stop() } } catch { print("stopped:", e.text) }
    e.group { $0.insert(" a"); $0.insert(" b"); $0.perform { $0.removeFirst() } }
    print(e.text); e.undo(); print(e.text); e.redo(); print(e.text)
    while e.undo() { print("  ←", e.text) }
    print(e.undo(), (1...9).map { _ in e.redo() }.filter { $0 }.count, e.text)
}
print(changes.count, changes.prefix(3)); editor = nil; print(editor?.text ?? "nil")
