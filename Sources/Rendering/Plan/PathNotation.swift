import SightlineModel

/// Reads the short notation in which symbols and letters are drawn in this module.
///
/// `M x y`, `L x y`, `Q cx cy x y`, `C x1 y1 x2 y2 x y` and `Z` as in SVG, absolute only; `O x y r` a circle; `R x y w h r`
/// a rounded rectangle. A letter is repeated by leaving it out.
enum PathNotation {
  static func outline(_ text: String) -> Outline {
    var commands: [Outline.Command] = []
    var numbers: [Double] = []
    var letter: Character = "M"
    func flush() {
      let n = numbers
      numbers = []
      switch letter {
      case "M": commands.append(.move(Point(x: n[0], y: n[1])))
      case "L": commands.append(.line(Point(x: n[0], y: n[1])))
      case "Q": commands.append(.quadratic(control: Point(x: n[0], y: n[1]), Point(x: n[2], y: n[3])))
      case "C":
        commands.append(.cubic(Point(x: n[0], y: n[1]), Point(x: n[2], y: n[3]), Point(x: n[4], y: n[5])))
      case "O": commands += Outline.circle(center: Point(x: n[0], y: n[1]), radius: n[2]).commands
      case "R":
        commands += Outline.roundedRectangle(Rect(x: n[0], y: n[1], width: n[2], height: n[3]), radius: n[4]).commands
      default: preconditionFailure("The notation has no '\(letter)'.")
      }
      if letter == "M" { letter = "L" }
    }
    let counts: [Character: Int] = ["M": 2, "L": 2, "Q": 4, "C": 6, "O": 3, "R": 5]
    for word in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
      var rest = word
      if let first = word.first, first.isLetter {
        precondition(numbers.isEmpty, "'\(text)' lacks numbers before \(first)")
        rest = word.dropFirst()
        if first == "Z" { commands.append(.close) } else { letter = first }
      }
      guard !rest.isEmpty else { continue }
      guard let number = Double(rest) else { preconditionFailure("'\(rest)' is no number") }
      numbers.append(number)
      if numbers.count == counts[letter] { flush() }
    }
    precondition(numbers.isEmpty, "'\(text)' ends in the middle of a command")
    return Outline(commands)
  }
}
