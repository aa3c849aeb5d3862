protocol Named { var name: String { get } }; protocol Aged { var age: Int { get set } }
struct Person: Named, Aged { var name: String; var age: Int }; struct Pet: Named { let name: String }
func greet(_ who: any Named & Aged) -> String { "\(who.name), \(who.age)" }; func birthday<T: Named & Aged>(_ who: inout T) -> String { who.age += 1; return greet(who) }
extension Collection where Element: Named { var names: [String] { map(\.name) } }; extension Array where Element: Aged { mutating func celebrate() { for i in indices { self[i].age += 1 } } }
var p = Person(name: "Ann", age: 30); print(birthday(&p), [Pet(name: "Rex"), Pet(name: "Tom")].names); var all = [p, Person(name: "Bo", age: 4)]; all.celebrate(); print(all.map(\.age), all.names)
typealias Character2 = Named & Aged; let things: [any Named] = [p, Pet(name: "Kit")]; print(things.map { ($0 as? any Character2)?.age ?? -1 }); func total(_ xs: some Collection<Int>) -> Int { xs.reduce(0, +) }; print(total([1, 2]), total(Set([3])))
