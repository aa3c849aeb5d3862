protocol Priced {
    var cents: Int { get set }
}
extension Priced {
    var priceText: String {
        let rest = cents % 100
        return "$\(cents / 100)." + (rest < 10 ? "0" : "") + "\(rest)"
    }
    mutating func discount(percent: Int) { cents -= cents * percent / 100 }
    func discounted(percent: Int) -> Self {
        var copy = self
        copy.discount(percent: percent)
        return copy
    }
}
struct Book: Priced { let title: String; var cents: Int }
struct Ticket: Priced { var cents = 5005 }
var book = Book(title: "Atlas", cents: 2599), ticket = Ticket()
print(book.priceText, ticket.priceText)
book.discount(percent: 10); print(book.title, book.priceText)
print(ticket.discounted(percent: 50).priceText, ticket.priceText)
print([book as any Priced, ticket].map(\.cents).reduce(0, +))
