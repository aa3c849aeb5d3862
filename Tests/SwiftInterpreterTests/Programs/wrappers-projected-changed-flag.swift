@propertyWrapper struct Tracked<Value: Equatable> {
    private(set) var projectedValue = false
    private let original: Value
    var wrappedValue: Value { didSet { projectedValue = wrappedValue != original } }
    init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
        original = wrappedValue
    }
}
struct Editor {
    @Tracked var title = "Untitled"
    @Tracked var size = 12
    var hasChanges: Bool { $title || $size }
}
var editor = Editor()
print(editor.title, editor.$title, editor.hasChanges)
editor.title = "Report"
print(editor.title, editor.$title, editor.$size, editor.hasChanges)
editor.title = "Untitled"
print(editor.hasChanges)
