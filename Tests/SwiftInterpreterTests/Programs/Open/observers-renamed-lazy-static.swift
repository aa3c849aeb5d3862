final class Settings {
  static var shared = Settings() { didSet { changes.append("shared replaced, \(oldValue.theme)->\(shared.theme)") } }
  static var changes: [String] = []
  var theme = "light" { willSet(incoming) { Settings.changes.append("will \(incoming)") } didSet(previous) { Settings.changes.append("did \(previous)") } }
  weak var owner: Settings? { didSet { Settings.changes.append("owner \(oldValue == nil) \(owner == nil)") } }
  lazy var expensive: [Int] = { Settings.changes.append("expensive made"); return [1] }() { didSet { Settings.changes.append("expensive \(oldValue.count)->\(expensive.count)") } }
  var onSave: (() -> Void)? { didSet { oldValue?(); onSave?() } }
  var size: (w: Int, h: Int) = (1, 1) { didSet { if size != oldValue { Settings.changes.append("size \(size)") } } }
  var level: Level = .low { didSet { guard level != oldValue else { return }; Settings.changes.append("level \(oldValue)->\(level)") } }
  enum Level: Int, CaseIterable { case low, high; mutating func toggle() { self = Level.allCases[1 - rawValue] } }
  init(theme: String = "init") { self.theme = theme }
}
func flush() { print(Settings.changes); Settings.changes = [] }
let s = Settings.shared; flush()
s.theme = "dark"; s.theme.append("!"); flush()
Settings.shared.owner = s; s.owner = nil; flush()
s.expensive.append(2); flush(); s.expensive = []; flush()
let fresh = Settings(theme: "fresh"); fresh.expensive = [9, 9]; flush(); print(fresh.expensive)
s.onSave = { Settings.changes.append("A") }; s.onSave = { Settings.changes.append("B") }; s.onSave = nil; flush()
s.size = (1, 1); s.size.w = 1; s.size.h += 4; s.size = (w: 2, h: s.size.h); flush()
s.level.toggle(); s.level = .high; s.level.toggle(); flush()
Settings.shared = fresh; print(s === Settings.shared, s.theme); flush()
var local = 0 { willSet { print("local will", newValue, local) } didSet { print("local did", oldValue) } }
for i in 1...2 { local += i }; func change(_ n: inout Int) { n = 10; n = 20 }; change(&local)
func scoped() -> [String] { var out: [String] = []; var x = "a" { didSet { out.append(oldValue + x) } }; x = "b"; x += "c"; defer { x = "never" }; return out }; print(scoped())
