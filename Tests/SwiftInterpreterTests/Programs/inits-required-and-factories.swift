class Widget {
    let title: String
    required init(title: String) { self.title = title }
    class var defaultTitle: String { "Widget" }
    static func standard() -> Self { Self(title: defaultTitle) }
    func duplicate() -> Self { type(of: self).init(title: title + " copy") }
}
final class ClockWidget: Widget {
    override class var defaultTitle: String { "Clock" }
    var tick = 0
}
let clock = ClockWidget.standard()
clock.tick = 4
let copy = clock.duplicate()
print(clock.title, clock.tick, copy.title, copy.tick)
let types: [Widget.Type] = [Widget.self, ClockWidget.self]
print(types.map { $0.init(title: "made") }.map { "\(type(of: $0)) \($0.title)" })
print(Widget.standard().duplicate().title)
