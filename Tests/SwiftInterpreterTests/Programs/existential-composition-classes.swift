protocol Named { var name: String { get set } }; protocol Aged { var age: Int { get } }; extension Named where Self: Aged { var card: String { "\(name) (\(age))" } }; extension Named { mutating func rename(_ s: String) { name = s } }
struct Person: Named, Aged { var name: String; let age: Int }
class Entity { let id: Int; init(id: Int) { self.id = id }; func tag() -> String { "entity \(id)" } }
final class Robot: Entity, Named { var name = "rob"; override func tag() -> String { "robot " + super.tag() } }
final class Ghost: Entity, Named, Aged { var name: String { get { "ghost\(renames)" } set { renames += newValue.count } }; var renames = 0; var age: Int { 300 } }
func card(_ x: any Named & Aged) -> String { x.card }; func idOf(_ x: Entity & Named) -> String { "\(x.id) \(x.name) \(x.tag())" }
print(card(Person(name: "ann", age: 3)), card(Ghost(id: 1)), idOf(Robot(id: 7)), idOf(Ghost(id: 2)))
var list: [any Named] = [Person(name: "p", age: 1), Robot(id: 3), Ghost(id: 4)]; let copy = list
for i in list.indices { list[i].rename("new"); list[i].name += "!" }
print(list.map(\.name), copy.map { $0.name }); print(list.compactMap { ($0 as? any Named & Aged)?.card }, list.filter { $0 is Entity }.count)
var p: any Named & Aged = Person(name: "x", age: 2); let q = p; p.rename("y"); print(p.name, q.name); let narrowed: any Named = p; print(narrowed.name, narrowed is any Aged, (narrowed as? Person)?.age ?? 0, narrowed is Robot)
for n in list { switch n { case let e as Entity & Aged: print("entity aged", e.id, e.age); case let e as Entity: print("entity", e.tag()); case let a as any Aged: print("aged", a.age); default: print("other") } }
typealias Full = Named & Aged; func maybe(_ a: Any) -> (any Full)? { a as? any Full }; print(maybe(3) == nil, maybe(Robot(id: 1)) == nil, maybe(Ghost(id: 1))?.name ?? "")
extension Array where Element == any Named { var names: String { map(\.name).joined(separator: ",") } }; print(list.names); extension Sequence where Element: Named { var first3: [String] { prefix(3).map(\.name) } }; print([Robot(id: 1), Robot(id: 2)].first3)
let e: Entity = Ghost(id: 9); if var named = e as? any Named { named.rename("abc"); print(named.name, (e as! Ghost).renames) }; if let n = e as? any Named, let r = n as? Robot { print("robot", r) } else { print("not a robot") }
protocol Configurable: AnyObject { var options: Set<String> { get set } }; extension Configurable { @discardableResult func with(_ o: String) -> Self { options.insert(o); return self }; func apply(_ f: (Self) -> Void) -> Self { f(self); return self } }
final class Panel: Configurable { var options: Set<String> = []; var w = 0 }; let pa: any Configurable = Panel(); pa.options.insert("z"); pa.with("a").with("b"); print(pa.options.sorted(), Panel().with("q").apply { $0.w = 4 }.w)
print(type(of: p) == Person.self, "\(type(of: list[1]))", list.map { String(describing: type(of: $0)) })
