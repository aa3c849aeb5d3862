// swift-format-ignore-file
protocol Named { var name: String { get }; func hello() -> String; static var kind: String { get } }
extension Named { func hello() -> String { "Hello \(name)" }; static var kind: String { "generic" }
  var shout: String { name.uppercased() } }
struct A: Named { let name = "a" }
struct B: Named { var name: String; func hello() -> String { "Yo \(name)" }; static let kind = "bee" }
let xs: [any Named] = [A(), B(name: "b")]
for x in xs { print(x.hello(), x.shout) }
print(A.kind, B.kind)
protocol Animal { func speak() -> String }
extension Animal where Self: Named { func both() -> String { name + speak() } }
struct C: Animal, Named { let name = "c"; func speak() -> String { "!" } }
print(C().both())
extension Array where Element: Named { var names: [String] { map(\.name) } }
print([A(), A()].names)
extension Int { func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }; var squared: Int { self * self }
  static let answer = 42 }
3.times { print($0, terminator: " ") }
print(4.squared, Int.answer)
extension String { var initials: String { split(separator: " ").compactMap(\.first).map(String.init).joined() }
  init(twice s: String) { self = s + s }
  func wrapped(in w: String) -> String { w + self + w } }
print("John Q Public".initials, String(twice: "ab"), "x".wrapped(in: "*"))
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
extension Collection { var second: Element? { dropFirst().first } }
print([7, 8].second!, "xy".second!)
func generic<T: Named>(_ t: T) -> String { t.hello() + T.kind }
print(generic(B(name: "g")))
