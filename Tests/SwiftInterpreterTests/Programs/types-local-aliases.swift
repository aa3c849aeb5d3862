protocol Repo { associatedtype Data; static var name: String { get } }
struct URepo: Repo { typealias Data = Int; static let name = "u" }
struct ARepo: Repo { typealias Data = String; static let name = "a" }
protocol Group { associatedtype Main: Repo; associatedtype Choice }
struct UGroup: Group { typealias Main = URepo; typealias Choice = Int }
struct AGroup: Group { typealias Main = ARepo; typealias Choice = String }
final class Model {
  func load<G: Group>(_ type: G.Type, choice: G.Choice) -> String {
    typealias Main = G.Main
    if Main.self == U.self {
      return "u \(choice as! Int)"
    } else if Main.self == A.self {
      return "a \(choice as! String)"
    }
    return "none"
  }
  func local() -> String {
    typealias I = Int64
    typealias T = (name: String, size: I)
    let t: T = ("x", I(3))
    return "\(t.name) \(t.size) \(I.max)"
  }
}
extension Model { typealias U = URepo; typealias A = ARepo }
print(Model().load(UGroup.self, choice: 3), Model().load(AGroup.self, choice: "c"), Model().local())
