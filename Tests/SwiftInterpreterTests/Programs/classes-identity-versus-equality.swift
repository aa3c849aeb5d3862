final class Contact: Equatable {
    var name: String, phone: String
    init(name: String, phone: String) { self.name = name; self.phone = phone }
    static func == (lhs: Contact, rhs: Contact) -> Bool { lhs.phone == rhs.phone }
}
let ana = Contact(name: "Ana", phone: "555-1")
let work = Contact(name: "Ana (work)", phone: "555-1")
let alias = ana
print(ana == work, ana === work, ana === alias)
let book = [Contact(name: "Bo", phone: "555-2"), work, ana]
print(book.firstIndex(of: ana)!, book.firstIndex { $0 === ana }!)
alias.name = "Ana K."
print(ana.name, book.contains(where: { $0.name == "Ana K." }))
alias.phone = "555-9"
print(ana != work, book.filter { $0 == ana }.map(\.name))
