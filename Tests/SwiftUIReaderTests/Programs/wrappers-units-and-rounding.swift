import Foundation

@propertyWrapper
struct Rounded {
    private var stored: Double
    let places: Int, rule: FloatingPointRoundingRule
    init(wrappedValue: Double, _ places: Int = 0, rule: FloatingPointRoundingRule = .toNearestOrEven) {
        self.places = places; self.rule = rule; stored = 0
        self.wrappedValue = wrappedValue
    }
    var wrappedValue: Double {
        get { stored }
        set { let k = pow(10, Double(places)); stored = (newValue * k).rounded(rule) / k }
    }
    var projectedValue: String { String(format: "%.\(places)f", stored) }
}
@propertyWrapper
struct Clamped<V: Comparable> {
    var value: V, range: ClosedRange<V>
    private(set) var misses = 0
    init(wrappedValue: V, _ range: ClosedRange<V>) { value = min(max(wrappedValue, range.lowerBound), range.upperBound); self.range = range }
    var wrappedValue: V {
        get { value }
        set { if !range.contains(newValue) { misses += 1 }; value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: (fraction: (V) -> Bool, misses: Int) { ({ [value] in value > $0 }, misses) }
}
extension Clamped where V == Double { init(wrappedValue: V) { self.init(wrappedValue: wrappedValue, 0...1) } }
extension Clamped: Equatable { static func == (a: Self, b: Self) -> Bool { a.value == b.value } }
extension Clamped: Decodable where V: Decodable & FixedWidthInteger {
    init(from decoder: any Decoder) throws { self.init(wrappedValue: try V(from: decoder), 0...100) }
}
struct Slider: Equatable {
    @Clamped(0...10) var level = 25
    @Clamped var opacity: Double = 1.5
    @Clamped("a"..."m") var letter: Character = "z"
    var name = "slider"
}
struct Reading: Decodable { @Clamped(0...100) var percent: Int = 0; var label: String }
struct Cart {
    @Rounded(2) var price = 1.005
    @Rounded(rule: .down) var whole: Double = 9.99
    @Rounded var half = 2.5
    var total: Double { price * half + whole }
}

var slider = Slider(), other = Slider()
print(slider.level, slider.opacity, slider.letter)
slider.level -= 4; slider.level += 100; slider.level = -3; slider.opacity *= 0.25; slider.letter = "c"
print(slider.level, slider.$level.misses, slider.opacity, slider.letter, slider.$letter.fraction("b"), slider == other)
other.level = 0; other.opacity = 0.25; other.letter = "c"
print(slider == other, slider.$level.misses == other.$level.misses)
var cart = Cart()
print(cart.price, cart.whole, cart.half, cart.total, cart.$price, cart.$half)
cart.price = 3.14159; cart.whole += 0.5; cart.half = -3.5
print(cart.$price, cart.whole, cart.half, cart.$whole + "!", Cart(price: 7.777).$price)
let readings = try JSONDecoder().decode([Reading].self, from: Data(#"[{"percent":140,"label":"hot"},{"percent":-1,"label":"cold"},{"percent":50,"label":"ok"}]"#.utf8))
for reading in readings { print(reading.label, reading.percent, reading.$percent.misses) }
