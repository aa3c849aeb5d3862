import Foundation
struct Book { let title: String; let year: Int; let rating: Double }
let books = [Book(title: "b", year: 2001, rating: 4), Book(title: "a", year: 2001, rating: 5), Book(title: "c", year: 1999, rating: 4)]
print(books.sorted(using: KeyPathComparator(\.title)).map(\.title), books.sorted(using: [KeyPathComparator(\.year, order: .reverse), KeyPathComparator(\.title)]).map(\.title), books.sorted(using: KeyPathComparator(\.rating, order: .reverse)).map(\.title))
