final class Person {
    let name: String
    weak var mother: Person?
    weak var father: Person?
    var born: Int?, nickname: String?
    private(set) var children: [Person]?
    init(_ name: String, born: Int? = nil, mother: Person? = nil, father: Person? = nil) {
        (self.name, self.born, self.mother, self.father) = (name, born, mother, father)
        for parent in [mother, father] { parent?.add(self) }
    }
    private func add(_ child: Person) { children = (children ?? []) + [child] }
    var eldest: Person? { children?.min { ($0.born ?? .max, $0.name) < ($1.born ?? .max, $1.name) } }
    subscript(child name: String) -> Person? { children?.first { $0.name == name } }
    func ageAtBirth(of child: Person?) -> Int? {
        guard let theirs = child?.born, let mine = born, theirs > mine else { return nil }
        return theirs - mine
    }
    func ancestor(_ path: String) -> Person? {
        path.reduce(Optional(self)) { person, step in
            switch step {
            case "m": person?.mother
            case "f": person?.father
            default: nil
            }
        }
    }
    func generation(of other: Person) -> Int? {
        if other === self { return 0 }
        return [mother, father].compactMap { $0?.generation(of: other) }.min().map { $0 + 1 }
    }
}

let gran = Person("Gran", born: 1930), gramps = Person("Gramps")
let mum = Person("Mum", born: 1958, mother: gran, father: gramps), uncle = Person("Ulf", mother: gran, father: gramps)
var dad: Person? = Person("Dad", born: 1955)
let kid = Person("Kid", born: 1985, mother: mum, father: dad), baby = Person("Baby", born: 1990, mother: mum)
for path in ["", "m", "mm", "mf", "f", "fm", "x", "mmm"] { print("'\(path)'", kid.ancestor(path)?.name ?? "-", kid.ancestor(path)?.born.map { 2000 - $0 } ?? -1) }
print(mum.ageAtBirth(of: kid) ?? 0, gramps.ageAtBirth(of: mum) as Any, gran.ageAtBirth(of: gran.eldest) ?? 0, kid.ageAtBirth(of: mum) as Any)
print(gran.eldest?.eldest?.name ?? "none", gran.eldest?.eldest?.eldest?.name ?? "none", uncle.eldest === nil, gran[child: "Ulf"]?.mother === gran)
print(kid.generation(of: gran) ?? -1, kid.generation(of: kid)!, kid.generation(of: uncle) ?? -1, baby.generation(of: dad!) ?? -1)
gran[child: "Mum"]?[child: "Kid"]?.nickname = "Kiddo"
gran[child: "Mum"]?[child: "Nobody"]?.nickname = "Ghost"
kid.nickname?.append("!")
kid.mother?.nickname?.append("?")
print(kid.nickname?.count ?? 0, mum.nickname ?? "none", mum.children?.map { $0.nickname ?? $0.name } ?? [], uncle.children?.count as Any)
let answer: ()? = kid.mother?.born = 1959
print(answer != nil, mum.born!, (dad?.mother?.born = 1900) == nil)
print(dad?.children?.first?.name ?? "-", kid.father?.name ?? "gone")
dad = nil
print(kid.father?.name ?? "gone", kid.ancestor("f") == nil, kid.mother!.father!.name, mum.children!.count)
