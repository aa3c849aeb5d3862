struct Theme { var color = "blue"; var radius = 4; var font = Font() }
struct Font { var name = "Body"; var size = 12 }

@dynamicMemberLookup
struct Draft<Model> {
    private(set) var model: Model
    private(set) var edits = 0
    init(_ model: Model) { self.model = model }
    subscript<Value>(dynamicMember path: WritableKeyPath<Model, Value>) -> Value {
        get { model[keyPath: path] }
        set { model[keyPath: path] = newValue; edits += 1 }
    }
}
var draft = Draft(Theme())
print(draft.color, draft.font.size)
draft.color = "red"
draft.radius *= 2
draft.font.size += 3
print(draft.model.color, draft.model.radius, draft.model.font.size)
print("edits", draft.edits)
