struct Temperature {
    var celsius: Double
    var fahrenheit: Double {
        get { celsius * 9 / 5 + 32 }
        set { celsius = (newValue - 32) * 5 / 9 }
    }
}
struct Rect {
    var x = 0.0, y = 0.0, width = 10.0, height = 4.0
    var center: (x: Double, y: Double) {
        get { (x + width / 2, y + height / 2) }
        set { x = newValue.x - width / 2; y = newValue.y - height / 2 }
    }
    var isWide: Bool { width > height }
}
var oven = Temperature(celsius: 100)
print(oven.fahrenheit); oven.fahrenheit = 50; print(oven.celsius)
oven.fahrenheit += 18; print(oven.celsius)
var card = Rect()
card.center = (20, 10); print(card.x, card.y)
card.center.x += 5; print(card.x, card.center, card.isWide)
