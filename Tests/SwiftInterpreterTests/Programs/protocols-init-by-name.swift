protocol Choice: RawRepresentable, CaseIterable where RawValue == String { static var defaultValue: Self { get } }
extension Choice {
  init(collate name: String?) {
    guard let name else { self = Self.defaultValue; return }
    switch Self.allCases.first(where: { $0.rawValue == name }) {
    case .some(let x): self = x
    default: self = Self.defaultValue
    }
  }
  init(_ text: String) { self = Self(collate: text) }
  var id: String { rawValue }
}
enum Flag: String, Choice { case yes, no; static let defaultValue = Flag.no }
func make<C: Choice>(_ t: String) -> C { C(t) }
let made: Flag = make("yes")
print(Flag("yes"), Flag("maybe"), made, Flag(collate: nil).id)
@propertyWrapper struct Kept<Value: Choice> {
  var value: Value = .defaultValue
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    get { Value(collate: value.rawValue) }
    set { value = newValue }
  }
}
struct Settings { @Kept var flag: Flag = .yes }
print(Settings().flag)
