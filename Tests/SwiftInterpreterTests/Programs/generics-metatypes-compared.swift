// Which type a generic parameter's associated type stands for, asked by comparing metatypes.
protocol Store { associatedtype Data }
struct Users: Store { typealias Data = Int }
struct Assets: Store { typealias Data = String }
protocol Group { associatedtype Main: Store }
struct UserGroup: Group { typealias Main = Users }
struct AssetGroup: Group { typealias Main = Assets }
protocol Search { associatedtype Item; var key: String { get } }
struct UserSearch: Search { typealias Item = Int; let key = "u" }
struct AssetSearch: Search { typealias Item = String; let key = "a" }

func kind<G: Group>(_ type: G.Type) -> String {
  if G.Main.self == Users.self { return "users" } else if G.Main.self == Assets.self { return "assets" }
  return "none"
}
final class Model {
  func search<G: Group, S: Search>(_ group: G.Type, search: S) -> String where G.Main.Data == S.Item {
    if G.Main.self == U.self {
      return "user " + (search as! UserSearch).key
    } else if G.Main.self == A.self {
      return "asset " + (search as! AssetSearch).key
    }
    return "none"
  }
}
extension Model {
  typealias U = Users
  typealias A = Assets
}
struct Row<G: Group, S: Search> where G.Main.Data == S.Item {
  let search: S
  let model = Model()
  var text: String { model.search(G.self, search: search) }
  func own() -> String { G.Main.self == Users.self ? "own users" : "own assets" }
}
print(kind(UserGroup.self), kind(AssetGroup.self))
print(Model().search(UserGroup.self, search: UserSearch()), Model().search(AssetGroup.self, search: AssetSearch()))
let row = Row<AssetGroup, AssetSearch>(search: AssetSearch())
print(row.text, row.own(), Row<UserGroup, UserSearch>(search: UserSearch()).text)
