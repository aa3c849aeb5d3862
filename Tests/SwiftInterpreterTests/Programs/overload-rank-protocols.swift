protocol Animal {}; protocol Pet: Animal { var name: String { get } }; protocol Trained: Pet {}
struct Wolf: Animal {}; struct Cat: Pet { let name = "cat" }; struct Dog: Trained { let name = "dog" }
func greet(_ a: some Animal) -> String { "animal" }
func greet(_ p: some Pet) -> String { "pet \(p.name)" }
func greet(_ t: some Trained) -> String { "trained \(t.name)" }
func greet(_ d: Dog) -> String { "Dog!" }
func indirect<A: Animal>(_ a: A) -> String { greet(a) }
func indirectPet<P: Pet>(_ a: P) -> String { greet(a) }
print(greet(Wolf()), greet(Cat()), greet(Dog()))
print(indirect(Wolf()), indirect(Cat()), indirect(Dog()))
print(indirectPet(Cat()), indirectPet(Dog()))
func feed(_ a: any Animal) -> String { "feed animal" }
func feed(_ p: any Pet) -> String { "feed pet" }
func feed<T>(_ t: T) -> String { "feed T" }
let p: any Pet = Dog(); let a: any Animal = p
print(feed(p), feed(a), feed(Dog()), feed(3))
print(greet(p), greet(a))
class View {}; class Label: View {}; class Badge: Label {}
func draw(_ v: View) -> String { "view" }
func draw(_ l: Label) -> String { "label" }
let mixed: [View] = [View(), Label(), Badge()]
print(mixed.map { draw($0) }, draw(Badge()), draw(Label()))
print(mixed.map { v -> String in if let l = v as? Label { return draw(l) } else { return draw(v) } })
func count<C: Collection>(_ c: C) -> String { "collection \(c.count)" }
func count<S: Sequence>(_ s: S) -> String { "sequence \(s.reduce(0) { n, _ in n + 1 })" }
func count<R: RandomAccessCollection>(_ c: R) -> String where R.Element == Int { "random ints \(c.count)" }
print(count([1, 2])); print(count(["a"])); print(count("héllo")); print(count(1...4)); print(count(stride(from: 0, to: 10, by: 3))); print(count(Set([1])))
