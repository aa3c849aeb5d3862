struct Action { let title: String; let run: () -> Void }
@resultBuilder struct ActionBuilder {
    static func buildBlock(_ groups: [Action]...) -> [Action] { groups.flatMap { $0 } }
    static func buildExpression(_ action: Action) -> [Action] { [action] }
    static func buildExpression(_ action: Action?) -> [Action] { action.map { [$0] } ?? [] }
    static func buildLimitedAvailability(_ group: [Action]) -> [Action] { group }
    static func buildOptional(_ group: [Action]?) -> [Action] { group ?? [] }
}
struct Alert {
    let title: String, actions: [Action]
    init(_ title: String, @ActionBuilder actions: () -> [Action]) { self.title = title; self.actions = actions() }
    func tap(_ index: Int) { actions[index].run() }
}
var deleted = 0
let missing: Action? = nil
let alert = Alert("Delete?") {
    Action(title: "Delete") { deleted += 1 }
    missing
    if deleted == 0 { Action(title: "Cancel") { print("cancelled") } }
}
print(alert.title, alert.actions.map(\.title)); alert.tap(1); alert.tap(0); alert.tap(0); print("deleted", deleted)
