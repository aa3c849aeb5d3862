protocol Coord<Route>: AnyObject {
  associatedtype Route; associatedtype Event; func go(_ r: Route); func handle(_ e: Event)
}
extension Coord where Event == Void { func handle(_ e: Void) {} }
class AnyC<Route, Event> {
  let f: (Route) -> Void
  init<C: Coord>(_ c: C) where C.Route == Route, C.Event == Event { f = { c.go($0) } }
}
extension Coord { func asAny() -> AnyC<Route, Event> { AnyC(self) } }
enum R1 { case a }
enum R2 { case a }
class C1: Coord { typealias Event = Void; func go(_ r: R1) { print("C1", r) } }
class C2: Coord { typealias Event = Void; func go(_ r: R2) { print("C2", r) } }
class Gen<T> { var v: T; init(_ v: T) { self.v = v } }
struct S<T> { var v: T }
let x: AnyObject = C1().asAny()
print(x is AnyC<R1, Void>, x is AnyC<R2, Void>)
let y: AnyObject = C2().asAny()
print(y is AnyC<R1, Void>, y is AnyC<R2, Void>)
let g: Any = Gen(3)
print(g is Gen<Int>, g is Gen<String>, g is Gen<Double>)
let s: Any = S(v: "a")
print(s is S<Int>, s is S<String>)
let a: Any = [Gen(1)]
print(a is [Gen<Int>], a is [Gen<String>])
func f<T>(_ t: T.Type, _ v: Any) -> Bool { v is Gen<T> }
print(f(Int.self, g), f(String.self, g))
if let b = x as? AnyC<R2, Void> { print("wrong", b) } else { print("right") }
