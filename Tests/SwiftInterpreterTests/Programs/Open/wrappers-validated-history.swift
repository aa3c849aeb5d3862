@propertyWrapper
struct Validated<Value> {
    private var value: Value
    private let rules: [Rule]
    private(set) var projectedValue: [String] = []
    struct Rule { let message: String, test: (Value) -> Bool
        static func must(_ message: String, _ test: @escaping (Value) -> Bool) -> Rule { Rule(message: message, test: test) } }

    init(wrappedValue: Value, _ rules: Rule...) {
        (value, self.rules) = (wrappedValue, rules)
        check()
    }
    var wrappedValue: Value { get { value } set { value = newValue; check() } }
    private mutating func check() { projectedValue = rules.filter { !$0.test(value) }.map(\.message) }
}
@propertyWrapper
struct History<Value: Equatable> {
    private(set) var past: [Value] = []
    var limit = 3
    var wrappedValue: Value { willSet { if newValue != wrappedValue { past = (past + [wrappedValue]).suffix(limit) } } }
    var projectedValue: Self { get { self } set { self = newValue } }
    init(wrappedValue: Value, limit: Int = 3) { self.wrappedValue = wrappedValue; self.limit = limit }
    mutating func undo() -> Bool {
        guard let last = past.popLast() else { return false }
        let kept = past
        wrappedValue = last
        past = kept
        return true
    }
}
struct Profile {
    @Validated(.must("name is empty") { !$0.isEmpty }, .must("name too long") { $0.count < 8 }) var name = ""
    @Validated(.must("odd") { $0 % 2 == 0 }) var lucky: Int = 3
    @History var volume = 5
    @History(limit: 1) var tags: Set<String> = []
    var errors: [String] { $name + $lucky }
    mutating func mute() { volume = 0; $volume.limit = 2 }
}

var profile = Profile()
print(profile.errors)
profile.name = "Alexandria"; profile.lucky += 1
print(profile.errors, profile.lucky, profile.$name.count)
profile.name.removeLast(5)
print(profile.name, profile.errors.isEmpty)
for v in [6, 6, 7, 8, 9] { profile.volume = v }
print(profile.volume, profile.$volume.past)
profile.mute()
print(profile.volume, profile.$volume.past, profile.$volume.limit)
while profile.$volume.undo() { print("undo to", profile.volume) }
profile.tags.insert("a"); profile.tags.formUnion(["b", "c"])
print(profile.tags.sorted(), profile.$tags.past.map { $0.sorted() })
let fresh = Profile(name: "Bo", lucky: 8, volume: 1)
print(fresh.errors, fresh.volume, fresh.$volume.past, fresh.tags.isEmpty)
func local() -> String { @History(limit: 2) var step = "start"; step += "!"; step = "end"; return "\($step.past) \(step)" }
print(local())
