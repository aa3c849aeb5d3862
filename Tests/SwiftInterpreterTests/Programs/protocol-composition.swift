protocol Named { var name: String { get } }
protocol Aged { var age: Int { get set } }
struct Person: Named, Aged { var name: String; var age: Int }
func greet(_ x: Named & Aged) -> String { "\(x.name) \(x.age)" }
func older<T: Named & Aged>(_ x: T) -> T { var x = x; x.age += 1; return x }
let p = older(Person(name: "Ada", age: 36))
print(greet(p), p is Named, (p as Any) is Aged)
extension Named where Self: Aged { var label: String { "\(name)-\(age)" } }
print(p.label)
typealias Both = Named & Aged
let list: [any Both] = [p]
print(list[0].name)
