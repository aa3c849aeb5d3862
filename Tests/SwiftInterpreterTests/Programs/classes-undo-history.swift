final class Editor {
    private(set) var text = ""
    private var undoStack: [() -> Void] = []
    func type(_ addition: String) {
        let old = text
        undoStack.append { [unowned self] in text = old }
        text += addition
    }
    func undo() {
        undoStack.popLast()?()
    }
    var canUndo: Bool { !undoStack.isEmpty }
}
let editor = Editor()
editor.type("Hello")
editor.type(", world")
print(editor.text, editor.canUndo)
editor.undo(); print(editor.text)
editor.undo(); print("<\(editor.text)>", editor.canUndo)
editor.undo(); print("<\(editor.text)>")
