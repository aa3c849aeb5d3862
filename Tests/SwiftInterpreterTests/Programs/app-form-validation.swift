struct Rule<Value> { let message: String; let test: (Value) -> Bool }
extension Rule where Value == String { static var required: Rule { Rule(message: "required") { !$0.isEmpty } }; static func length(_ range: ClosedRange<Int>) -> Rule { Rule(message: "length \(range.lowerBound)-\(range.upperBound)") { range.contains($0.count) } }; static let digits = Rule(message: "digits") { $0.allSatisfy(\.isNumber) } }
@propertyWrapper struct Validated<Value> { private(set) var errors: [String] = []; private var stored: Value; let rules: [Rule<Value>]
  init(wrappedValue: Value, _ rules: Rule<Value>...) { stored = wrappedValue; self.rules = rules; check() }
  var wrappedValue: Value { get { stored } set { stored = newValue; check() } }
  var projectedValue: [String] { errors }
  private mutating func check() { errors = rules.filter { !$0.test(stored) }.map(\.message) } }
struct Form { @Validated(.required, .length(2...8)) var name: String = ""; @Validated(.digits) var zip: String = "12a"; var isValid: Bool { $name.isEmpty && $zip.isEmpty } }
var form = Form(); print(form.$name, form.$zip, form.isValid)
form.name = "Jo"; form.zip = "123"; print(form.$name, form.isValid)
form.name = "Much too long"; print(form.$name, form.name.count)
