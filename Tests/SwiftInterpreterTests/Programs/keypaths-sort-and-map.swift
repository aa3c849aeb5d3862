struct Movie { let title: String; let year: Int; let rating: Double }
let movies = [Movie(title: "Up", year: 2009, rating: 8.3), Movie(title: "Heat", year: 1995, rating: 8.3), Movie(title: "Jaws", year: 1975, rating: 8.1)]

extension Sequence {
    func sorted<Value: Comparable>(by path: KeyPath<Element, Value>, descending: Bool = false) -> [Element] {
        sorted { descending ? $0[keyPath: path] > $1[keyPath: path] : $0[keyPath: path] < $1[keyPath: path] }
    }
    func sum<Value: AdditiveArithmetic>(of path: KeyPath<Element, Value>) -> Value {
        reduce(.zero) { $0 + $1[keyPath: path] }
    }
}
print(movies.sorted(by: \.title).map(\.title))
print(movies.sorted(by: \.year, descending: true).map(\.year))
print(movies.sorted(by: \.title.count).map(\.title))
print(movies.sum(of: \.year), movies.sum(of: \.title.count))
print(movies.map(\.title.first!), movies.filter(\.title.isEmpty).count)
