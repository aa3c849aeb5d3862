struct Step: CustomStringConvertible { let name: String; var description: String { name } }
@resultBuilder enum RecipeBuilder {
    static func buildExpression(_ name: String) -> Step { Step(name: name) }
    static func buildPartialBlock(first: Step) -> [Step] { [first] }
    static func buildPartialBlock(first: [Step]) -> [Step] { first }
    static func buildPartialBlock(accumulated: [Step], next: Step) -> [Step] { accumulated + [next] }
    static func buildPartialBlock(accumulated: [Step], next: [Step]) -> [Step] { accumulated + next }
    static func buildOptional(_ steps: [Step]?) -> [Step] { steps ?? [] }
}
@RecipeBuilder func tea(milk: Bool) -> [Step] {
    "boil"
    "steep"
    if milk { "warm milk"; "pour" }
    "serve"
}
print(tea(milk: true))
print(tea(milk: false), tea(milk: false).count)
@RecipeBuilder var toast: [Step] { "toast" }
print(toast)
