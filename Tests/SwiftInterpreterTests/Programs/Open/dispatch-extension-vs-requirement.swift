protocol Badge { var title: String { get }; func render() -> String }
extension Badge {
  func render() -> String { "[\(title)]" }
  func decorated() -> String { "*" + render() + "*" }
  func shout() -> String { "default \(title)" }
}
struct Plain: Badge { let title: String }
struct Fancy: Badge {
  let title: String
  func render() -> String { "<\(title)>" }
  func shout() -> String { "FANCY \(title)" }
}
class Base: Badge { var title: String { "base" } }
class Derived: Base { override var title: String { "derived" }; func render() -> String { "never seen through Badge" }; func shout() -> String { "derived shout" } }
func generic<B: Badge>(_ b: B) -> String { b.render() + " " + b.shout() }
func opaque(_ b: some Badge) -> String { b.decorated() }
func existential(_ b: any Badge) -> String { b.render() + " " + b.shout() }
let fancy = Fancy(title: "f")
print(fancy.render(), fancy.shout())
print(generic(fancy)); print(existential(fancy)); print(opaque(fancy))
let derived = Derived()
print(derived.render(), "|", derived.shout())
print(generic(derived)); print(existential(derived)); print(derived.decorated())
let asBase: Base = derived
print(asBase.render(), asBase.shout())
let all: [any Badge] = [Plain(title: "p"), fancy, derived]
print(all.map { $0.shout() })
print(all.map { $0.decorated() })
if let back = all[1] as? Fancy { print(back.shout()) }
