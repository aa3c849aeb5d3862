enum Suit: Character, CaseIterable { case clubs = "C", hearts = "H" }
extension Suit {
    enum Color { case red, black }
    var color: Color { self == .hearts ? .red : .black }
    static var random: Suit { .hearts }
}
extension CaseIterable where Self: Equatable {
    var next: Self {
        let all = Array(Self.allCases)
        return all[(all.firstIndex(of: self)! + 1) % all.count]
    }
}
enum Speed: Double, CaseIterable { case slow = 0.5, normal = 1, fast = 1.5 }
extension RawRepresentable where RawValue == Double { var label: String { "\(rawValue)x" } }
var speed = Speed.normal
for _ in 0..<3 { speed = speed.next; print(speed, speed.label) }
print(Suit.clubs.next, Suit.random.color, Suit(rawValue: "C")!.color)
print(Suit.allCases.map(\.next.rawValue))
