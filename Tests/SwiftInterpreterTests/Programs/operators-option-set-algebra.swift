struct Permissions: OptionSet {
    let rawValue: Int
    static let read = Permissions(rawValue: 1 << 0)
    static let write = Permissions(rawValue: 1 << 1)
    static let share = Permissions(rawValue: 1 << 2)
    static let all: Permissions = [.read, .write, .share]
    static func + (a: Permissions, b: Permissions) -> Permissions { a.union(b) }
    static func - (a: Permissions, b: Permissions) -> Permissions { a.subtracting(b) }
}
var mine: Permissions = .read + .share
print(mine.rawValue, mine.contains(.write), mine == [.share, .read])
mine = .all - .read
print(mine.rawValue, mine.isSuperset(of: .write), mine.intersection([.read, .write]) == .write)
mine.insert(.read); mine.remove(.share)
print(mine.rawValue, mine.isDisjoint(with: .share), Permissions().isEmpty)
print(0b1100 & 0b1010, 0b1100 | 0b1010, 0b1100 ^ 0b1010, 1 << 4, ~0, 255 >> 3)
