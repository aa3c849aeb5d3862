class Cell {
    class var reuseIdentifier: String { "\(self)" }
    class func make() -> Self { self.init() }
    static var madeCount = 0
    var text = ""
    required init() { Cell.madeCount += 1 }
}
class TextCell: Cell {}
class SwitchCell: Cell {
    override class var reuseIdentifier: String { "switch.v2" }
    var isOn = true
}
print(Cell.reuseIdentifier, TextCell.reuseIdentifier, SwitchCell.reuseIdentifier)
let toggle = SwitchCell.make()
toggle.isOn.toggle()
print(toggle.isOn, TextCell.make().text.isEmpty)
let kinds: [Cell.Type] = [TextCell.self, SwitchCell.self]
print(kinds.map { $0.make() }.map { type(of: $0).reuseIdentifier })
print(Cell.madeCount, TextCell.madeCount)
