final class VolumeModel {
    var level: Int {
        didSet { changes.append("\(oldValue)->\(level)") }
    }
    private(set) var changes: [String] = []
    init(level: Int) {
        self.level = level
        self.level = level + 1
    }
    convenience init(muted: Bool) {
        self.init(level: 5)
        if muted { level = 0 }
    }
}
let plain = VolumeModel(level: 3)
print(plain.level, plain.changes)
plain.level = 9
print(plain.level, plain.changes)
let muted = VolumeModel(muted: true)
print(muted.level, muted.changes)
