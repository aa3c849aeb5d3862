class Screen {
  var log: [String] = []
  var title: String { "Screen" }
  func load() { log.append("Screen.load \(title)"); prepare() }
  func prepare() { log.append("Screen.prepare") }
  func appear(animated: Bool = true) { log.append("Screen.appear \(animated)") }
  class func make() -> Screen { Self.init() }
  required init() { prepare() }
}
class ListScreen: Screen {
  var rows = ["a"]
  override var title: String { "List of " + super.title }
  override func prepare() { rows.append("b"); super.prepare(); log.append("List.prepare \(rows.count)") }
  override func appear(animated: Bool = false) { log.append("List.appear \(animated)"); super.appear() }
}
final class FilterScreen: ListScreen {
  override var title: String { super.title + "!" }
  override func load() { log.append("Filter.load"); super.load(); rows.removeAll() }
  override func prepare() { super.prepare(); log.append("Filter.prepare") }
  override class func make() -> Screen { let s = super.make(); s.log.append("made"); return s }
}
for type in [Screen.self, ListScreen.self, FilterScreen.self] {
  let s = type.make()
  print(s.title, s.log)
  s.log = []; s.load(); print(s.log)
  s.log = []; s.appear(); s.appear(animated: false); print(s.log)
  print(s is ListScreen, (s as? ListScreen)?.rows ?? ["none"])
}
let f: ListScreen = FilterScreen()
f.log.removeAll(); f.appear(); print(f.log)
let bound = f.prepare; f.log = []; bound(); print(f.log, f.rows)
