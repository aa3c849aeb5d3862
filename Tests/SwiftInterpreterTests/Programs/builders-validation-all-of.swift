struct Rule { let name: String; let test: (String) -> Bool }
@resultBuilder enum RulesBuilder {
    static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
    static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    static func buildExpression(_ pair: (String, (String) -> Bool)) -> [Rule] { [Rule(name: pair.0, test: pair.1)] }
    static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
}
struct Validator {
    let rules: [Rule]
    init(@RulesBuilder _ rules: () -> [Rule]) { self.rules = rules() }
    func failures(_ text: String) -> [String] { rules.filter { !$0.test(text) }.map(\.name) }
}
func password(strict: Bool) -> Validator {
    Validator {
        Rule(name: "length") { $0.count >= 6 }
        ("digit", { (text: String) in text.contains(where: \.isNumber) })
        if strict { Rule(name: "symbol") { $0.contains("!") } }
    }
}
print(password(strict: false).failures("abc"), password(strict: true).failures("abcdef1"))
print(password(strict: true).failures("abc1!"))
print(password(strict: true).rules.map(\.name))
