extension Array {
    func sorted<Value: Comparable>(by path: KeyPath<Element, Value>, descending: Bool = false) -> [Element] {
        sorted { descending ? $0[keyPath: path] > $1[keyPath: path] : $0[keyPath: path] < $1[keyPath: path] }
    }
    func max<Value: Comparable>(of path: KeyPath<Element, Value>) -> Value? { map { $0[keyPath: path] }.max() }
    func sum<Value: AdditiveArithmetic>(_ path: KeyPath<Element, Value>) -> Value {
        reduce(.zero) { $0 + $1[keyPath: path] }
    }
}
struct Track { let title: String; let plays: Int; let rating: Double }
let tracks = [Track(title: "Moss", plays: 12, rating: 3.5), Track(title: "Ash", plays: 40, rating: 4), Track(title: "Fern", plays: 7, rating: 5)]
print(tracks.sorted(by: \.title).map(\.title))
print(tracks.sorted(by: \.plays, descending: true).map(\.plays))
print(tracks.max(of: \.rating)!, tracks.sum(\.plays), tracks.sum(\.rating))
print(tracks.sorted(by: \.title.count).first!.title)
