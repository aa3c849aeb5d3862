@propertyWrapper struct Field<V> { var value: V { didSet { touched = true } }; private(set) var touched = false; private let rules: [(V) -> String?]
  init(wrappedValue: V, _ rules: ((V) -> String?)...) { value = wrappedValue; self.rules = rules }
  var wrappedValue: V { get { value } set { value = newValue } }
  var projectedValue: Self { get { self } set { self = newValue } }
  var errors: [String] { rules.compactMap { $0(value) } }; var shown: String? { touched ? errors.first : nil }; mutating func touch() { touched = true }; mutating func reset(to v: V) { value = v; touched = false } }
enum Rule { static func required(_ s: String) -> String? { s.isEmpty ? "required" : nil }; static func min(_ n: Int) -> (String) -> String? { { $0.count < n ? "min \(n)" : nil } }; static func range<T: Comparable>(_ r: ClosedRange<T>) -> (T) -> String? { { r.contains($0) ? nil : "not in \(r)" } }; static func match(_ test: @escaping (String) -> Bool, _ m: String = "invalid") -> (String) -> String? { { test($0) ? nil : m } } }
struct SignUp { @Field(Rule.required, Rule.min(3)) var name = ""; @Field(Rule.range(18...99)) var age = 0; @Field(Rule.match { $0.contains("@") }) var mail = ""; @Field(Rule.range(0...1)) var consent = 0.5; @Field var note: String? = nil
  var errors: [String: [String]] { ["name": $name.errors, "age": $age.errors, "mail": _mail.errors].filter { !$0.value.isEmpty } }; var isValid: Bool { errors.isEmpty }
  mutating func submit() -> Bool { $name.touch(); _age.touch(); $mail.touch(); return isValid } }
var f = SignUp(); print(f.isValid, f.errors.keys.sorted(), f.errors["name"]!, f.$name.shown as Any)
f.name = "ab"; print(f.$name.shown!, f.$name.touched, f.$age.touched); f.name += "c"; f.age = 17; print(f.$name.shown as Any, f.$age.shown!); f.age += 1; print(f.submit(), f.$mail.shown!)
f.mail = "a@b"; print(f.submit(), f.errors.isEmpty, f.$consent.touched); f.consent = 3 / 2; print(f.$consent.errors, f.$note.errors.isEmpty); f.note = "n"; f.note?.append("!"); print(f.note!, f.$note.touched)
let copy = f; f.$name.reset(to: "zz"); print(f.name, f.$name.touched, copy.name, copy.$name.touched, f.$name.errors, f.isValid, copy.isValid)
let keyed: [(String, KeyPath<SignUp, [String]>)] = [("name", \.$name.errors), ("age", \.$age.errors)]; print(keyed.map { "\($0.0): \(f[keyPath: $0.1])" }); f[keyPath: \.$age.value] = 5; print(f.age, f.$age.errors, f[keyPath: \.name.count])
let made = SignUp(name: "made", age: 20, note: "x"); print(made.name, made.$name.errors, made.age, made.$age.errors, made.note!, made.mail.isEmpty, made.$mail.errors)
