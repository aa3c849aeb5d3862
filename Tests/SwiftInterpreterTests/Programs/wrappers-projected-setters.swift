@propertyWrapper struct Stored<T: CustomStringConvertible> {
  var wrappedValue: T
  var key: String?
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
  var projectedValue: String? {
    get { key }
    set { key = newValue.map { "key " + $0 } }
  }
}
struct Preference {
  @Stored var last: Int = 1
  init(prefix: String?) { self.$last = prefix?.appending("last"); $last = ($last ?? "") + "!" }
}
extension String { func appending(_ s: String) -> String { self + "." + s } }
print(Preference(prefix: "p").$last ?? "nil")
