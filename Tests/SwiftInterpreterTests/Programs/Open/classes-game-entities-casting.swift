class Entity {
    nonisolated(unsafe) private static var nextID = 1
    let id: Int
    var hp: Int { didSet { hp = max(hp, 0); if hp == 0, oldValue > 0 { onDeath?(self) } } }
    var onDeath: ((Entity) -> Void)?
    init(hp: Int) { id = Self.nextID; Entity.nextID += 1; self.hp = hp }
    var isAlive: Bool { hp > 0 }
    func hit(by attacker: Entity?, damage: Int) { hp -= damage }
    func interact(with other: Entity) -> String { "\(type(of: self))#\(id) ignores \(type(of: other))" }
    static func === (a: Entity, b: Entity) -> Bool { a.id == b.id }
}
protocol Armored { var armor: Int { get } }
protocol Healer: Entity { var power: Int { get } }
extension Healer { func heal(_ e: Entity) { e.hp += e is Undead ? -power : power } }
class Fighter: Entity {
    var damage: Int
    init(damage: Int, hp: Int = 10) { self.damage = damage; super.init(hp: hp) }
    override func interact(with other: Entity) -> String {
        guard isAlive, other.isAlive else { return super.interact(with: other) }
        other.hit(by: self, damage: damage)
        return "\(name) hits #\(other.id), \(other.hp) left"
    }
    var name: String { "Fighter\(id)" }
}
final class Knight: Fighter, Armored {
    let armor = 2
    override var name: String { "Sir " + super.name }
    override func hit(by attacker: Entity?, damage: Int) {
        super.hit(by: attacker, damage: max(damage - armor, 0))
        if let back = attacker as? Fighter, back !== self, isAlive { back.hit(by: nil, damage: 1) }
    }
}
class Undead: Fighter { override var hp: Int { didSet { if hp == 0, lives > 0 { lives -= 1; super.hp = 3 } } }; var lives = 1 }
final class Cleric: Entity, Healer, Armored { let power = 4, armor = 1
    override func interact(with other: Entity) -> String { heal(other); return "Cleric heals #\(other.id) to \(other.hp)" } }

var deaths: [Int] = []
let knight = Knight(damage: 4), ghoul = Undead(damage: 5, hp: 6), cleric = Cleric(hp: 3), barrel = Entity(hp: 1)
let all = [knight, ghoul, cleric, barrel]
all.forEach { e in e.onDeath = { deaths.append($0.id); print("  † \(type(of: $0))") } }
for (a, b) in [(knight, ghoul), (ghoul, knight), (cleric, knight), (cleric, ghoul), (barrel, knight), (knight, barrel), (ghoul, cleric), (knight, barrel), (ghoul, barrel)] as [(Entity, Entity)] { print(a.interact(with: b)) }
print(deaths, all.map(\.hp), ghoul.lives)
for e in all {
    let kind = switch e {
    case let k as Knight: "knight armor \(k.armor)"
    case let f as Fighter where f.damage > 4: "strong \(f.name)"
    case is any Healer & Armored: "armored healer"
    default: "plain"
    }
    print(kind, (e as? any Armored).map { "\($0.armor)" } ?? "-", e is Fighter, (e as? Undead)?.lives ?? -1)
}
print(all.compactMap { $0 as? any Healer }.map(\.power), (all as? [Fighter]) == nil, (Array(all[..<2]) as? [Fighter])?.map(\.name) ?? [])
let f: Fighter = knight; print((f as Entity) === barrel, type(of: f), f as? Undead == nil, (f as! Knight).armor)
