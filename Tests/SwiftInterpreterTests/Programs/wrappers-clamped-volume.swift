@propertyWrapper struct Clamped<Value: Comparable> {
    private var value: Value
    let range: ClosedRange<Value>
    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
}
struct Player {
    @Clamped(0...10) var volume = 5
    @Clamped(0.5...2.0) var speed: Double = 9
}
var player = Player()
print(player.volume, player.speed)
player.volume = 14; player.speed -= 1.75
print(player.volume, player.speed)
player.volume -= 30
print(player.volume)
