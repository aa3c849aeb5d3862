@propertyWrapper struct Clamped<V: Comparable> { private var value: V; let range: ClosedRange<V>; init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }; var wrappedValue: V { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }; var projectedValue: ClosedRange<V> { range } }
@propertyWrapper final class Shared<V> { var wrappedValue: V { didSet { changes += 1 } }; private(set) var changes = 0; var projectedValue: Shared<V> { self }; init(wrappedValue: V) { self.wrappedValue = wrappedValue } }
struct Player { @Clamped(0...100) var health = 150; @Clamped(-1...1) var pan: Double = 0.25; @Shared var score = 0 }
var p = Player(); print(p.health, p.pan, p.$health.upperBound); p.health -= 120; p.pan = 3; print(p.health, p.pan)
let q = p; p.score += 5; q.$score.wrappedValue += 1; print(p.score, q.score, p.$score.changes)
struct Box { @Clamped(1...3) var n: Int = 2; init(n: Int) { self.n = n } }; print(Box(n: 9).n, Box(n: 0).n)
