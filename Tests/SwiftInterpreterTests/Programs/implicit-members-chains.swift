struct Font { var size: Double; var isBold = false
  static let body = Font(size: 17)
  static func system(_ size: Double) -> Font { Font(size: size) }
  func bold() -> Font { var f = self; f.isBold = true; return f }
  func scaled(_ by: Double) -> Font { var f = self; f.size *= by; return f } }
func use(_ font: Font) { print(font.size, font.isBold) }
use(.body)
use(.body.bold())
use(.system(12).bold().scaled(2))
let fonts: [Font] = [.body, .system(10).scaled(1 / 2)]
print(fonts.map(\.size))
func pick(_ flag: Bool) -> Font { flag ? .body.bold() : .system(9) }
use(pick(true)); use(pick(false))
var f: Font { if fonts.count > 1 { .body } else { .system(1) } }
use(f)
let o: Font? = .body.bold()
use(o!)
