struct Phone: Equatable { var number: String; var label: String? }
struct Address: Equatable { var street: String?, city: String? }
struct Contact { var first: String?, last: String?, nickname: String?, phones: [Phone]?, address: Address?, birthday: (day: Int, month: Int, year: Int?)? }

extension Optional where Wrapped: Collection {
    var isNilOrEmpty: Bool { self?.isEmpty ?? true }
    var nonEmpty: Wrapped? { flatMap { $0.isEmpty ? nil : $0 } }
}
extension Optional {
    func or(_ other: @autoclosure () throws -> Wrapped?) rethrows -> Wrapped? { try self ?? other() }
    mutating func take() -> Wrapped? { defer { self = nil }; return self }
    func filter(_ test: (Wrapped) -> Bool) -> Wrapped? { if let self, test(self) { self } else { nil } }
}

extension Contact {
    var name: String? {
        switch (first.nonEmpty, last.nonEmpty) {
        case let (f?, l?): "\(f) \(l)"
        case (let one?, nil), (nil, let one?): one
        case (nil, nil): nickname.nonEmpty.map { "“\($0)”" }
        }
    }
    var initials: String { [first, last].compactMap { $0?.first?.uppercased() }.joined() }
    func merged(with other: Contact) -> Contact {
        var copy = self
        copy.first = first.nonEmpty ?? other.first
        copy.last = last.nonEmpty.or(other.last)
        copy.nickname = copy.nickname ?? other.nickname
        copy.address?.street = address?.street ?? other.address?.street
        copy.address = copy.address ?? other.address
        copy.phones = (phones ?? []) + (other.phones?.filter { new in phones?.contains { $0.number == new.number } != true } ?? [])
        copy.birthday?.year = birthday?.year ?? other.birthday.filter { $0.day == birthday?.day }?.year
        return copy
    }
}

let a = Contact(first: "Ada", last: "", nickname: nil, phones: [.init(number: "1", label: "home")], address: .init(street: nil, city: "Oslo"), birthday: (10, 12, nil))
let b = Contact(first: nil, last: "Byron", nickname: "Countess", phones: [.init(number: "1"), .init(number: "2")], address: .init(street: "Main 1", city: "Bergen"), birthday: (10, 12, 1815))
var m = a.merged(with: b)
print(a.name ?? "-", b.name ?? "-", m.name ?? "-", a.initials, m.initials)
print(m.phones?.map { "\($0.number)\($0.label.map { "(\($0))" } ?? "")" } ?? [], m.phones?.last?.label?.count as Any)
print(m.address?.street ?? "?", m.address!.city!, m.birthday.map { "\($0.day)/\($0.month)/\($0.year ?? 0)" } ?? "no date")
print(Contact(nickname: "Zed").name!, Contact().name as Any, Contact().initials.isEmpty, Contact().phones.isNilOrEmpty)
let taken = m.nickname.take()
print(taken ?? "none", m.nickname == nil, m.nickname.take() ?? "gone")
m.phones?[0].label? += "!"
m.phones?[1].label? += "!"
m.phones?.append(.init(number: "3", label: ""))
print(m.phones!.map(\.label.isNilOrEmpty), m.phones?.first?.label ?? "", m.phones?.firstIndex(of: Phone(number: "3", label: "")) ?? -1)
m.phones = nil
m.phones?.append(.init(number: "4"))
print(m.phones?.count ?? 0, m.phones?.isEmpty == nil, (m.phones ?? []).isEmpty)
print(b.merged(with: a).address == b.address, b.merged(with: a).phones?.count ?? 0)
