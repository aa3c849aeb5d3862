// swift-format-ignore-file
struct Point { var x = 0; var y = 0 }
struct Line { let from: Point; var to: Point = Point(x: 9, y: 9); let fixed = 5 }
print(Point(), Point(x: 1), Point(y: 2), Point(x: 3, y: 4))
var l = Line(from: .init(x: 1, y: 1))
print(l)
l.to.x += 5
print(l.to.x, l.fixed)
var copy = l
copy.to.y = 0
print(l.to.y, copy.to.y)
struct Temp { var celsius: Double
  var fahrenheit: Double { get { celsius * 9 / 5 + 32 } set { celsius = (newValue - 32) * 5 / 9 } } }
var t = Temp(celsius: 100)
print(t.fahrenheit)
t.fahrenheit = 32
print(t.celsius)
struct Opt { var a: Int?; var b: String }
print(Opt(b: "z").a == nil)
