@propertyWrapper struct Validated<Value> {
    var wrappedValue: Value
    private let rules: [(message: String, test: (Value) -> Bool)]
    init(wrappedValue: Value, _ rules: (message: String, test: (Value) -> Bool)...) {
        self.wrappedValue = wrappedValue
        self.rules = rules
    }
    var projectedValue: [String] { rules.filter { !$0.test(wrappedValue) }.map(\.message) }
}
struct SignUp {
    @Validated(("too short", { $0.count >= 3 }), ("no spaces", { !$0.contains(" ") }))
    var user = ""
    @Validated(("adults only", { $0 >= 18 })) var age = 0
    var isValid: Bool { $user.isEmpty && $age.isEmpty }
}
var form = SignUp()
print(form.$user, form.$age)
form.user = "a b c"
print(form.$user, form.isValid)
form.user = "ann"; form.age = 20
print(form.$user + form.$age, form.isValid)
