import SightlineModel

/// Letters drawn with one stroke each, so that labels need no font file and look the same everywhere.
///
/// On a grid 8 units high: ascenders from 0, small letters from 2, the baseline at 6, descenders to 8.
enum StrokeLetters {
  private static let drawings: [Character: (width: Double, path: String)] = [
    "a": (4, "M4 2 L4 6 M4 4 C4 1.4 0 1.4 0 4 C0 6.6 4 6.6 4 4"),
    "b": (4, "M0 0 L0 6 M0 4 C0 1.4 4 1.4 4 4 C4 6.6 0 6.6 0 4"),
    "c": (3.4, "M3.4 2.7 C1.8 1.2 0 2.2 0 4 C0 5.8 1.8 6.8 3.4 5.3"),
    "d": (4, "M4 0 L4 6 M4 4 C4 1.4 0 1.4 0 4 C0 6.6 4 6.6 4 4"),
    "e": (4, "M0 4 L4 4 C4 1.4 0 1.4 0 4 C0 6.4 2.6 6.6 3.7 5.3"),
    "f": (2.6, "M2.6 0.2 C1.4 -0.3 0.9 0.5 0.9 1.4 L0.9 6 M0 2.2 L2.3 2.2"),
    "g": (4, "M4 2 L4 6.4 C4 8.2 1.2 8.4 0.4 7.2 M4 4 C4 1.4 0 1.4 0 4 C0 6.6 4 6.6 4 4"),
    "h": (3.8, "M0 0 L0 6 M0 3.8 C0.2 1.6 3.8 1.3 3.8 3.8 L3.8 6"), "i": (0.6, "M0.3 2 L0.3 6 M0.3 0.2 L0.3 0.5"),
    "j": (1.4, "M1.1 2 L1.1 6.6 C1.1 7.6 0.7 8 0 7.9 M1.1 0.2 L1.1 0.5"),
    "k": (3.4, "M0 0 L0 6 M3.2 2 L0 4.4 M1.2 3.6 L3.4 6"), "l": (0.8, "M0.3 0 L0.3 5.2 Q0.3 6 0.9 6"),
    "m": (6, "M0 2 L0 6 M0 3.8 C0.2 1.6 3 1.5 3 3.8 L3 6 M3 3.8 C3.2 1.6 6 1.5 6 3.8 L6 6"),
    "n": (3.8, "M0 2 L0 6 M0 3.8 C0.2 1.6 3.8 1.3 3.8 3.8 L3.8 6"),
    "o": (4, "M0 4 C0 1.4 4 1.4 4 4 C4 6.6 0 6.6 0 4 Z"),
    "p": (4, "M0 2 L0 8 M0 4 C0 1.4 4 1.4 4 4 C4 6.6 0 6.6 0 4"),
    "q": (4, "M4 2 L4 8 M4 4 C4 1.4 0 1.4 0 4 C0 6.6 4 6.6 4 4"),
    "r": (2.4, "M0 2 L0 6 M0 3.8 C0.1 2.4 1 1.9 2.4 2.1"),
    "s": (3.2, "M3 2.6 C1.8 1.6 0.2 2 0.3 3 C0.4 4.2 3.1 3.8 3.2 5 C3.2 6.2 1.2 6.4 0 5.4"),
    "t": (2.4, "M0.9 0.6 L0.9 5 C0.9 6 1.6 6.1 2.4 5.8 M0 2.2 L2.3 2.2"),
    "u": (3.8, "M0 2 L0 4.2 C0 6.7 3.6 6.4 3.8 4.2 M3.8 2 L3.8 6"), "v": (3.8, "M0 2 L1.9 6 L3.8 2"),
    "w": (5.6, "M0 2 L1.4 6 L2.8 2.4 L4.2 6 L5.6 2"), "x": (3.6, "M0 2 L3.6 6 M3.6 2 L0 6"),
    "y": (3.8, "M0 2 L1.9 6 M3.8 2 L1.7 6.8 C1.3 7.8 0.7 8 0.1 7.9"), "z": (3.4, "M0.1 2 L3.3 2 L0 6 L3.4 6"),
    "0": (4, "M0 3 C0 -0.9 4 -0.9 4 3 C4 6.9 0 6.9 0 3 Z"), "1": (2, "M0 1.4 L1.7 0 L1.7 6"),
    "2": (3.8, "M0.1 1.6 C0.2 -0.4 3.7 -0.6 3.6 1.7 C3.5 3.2 0.4 4.6 0 6 L3.8 6"),
    "3": (3.8, "M0.2 0.9 C1.4 -0.6 3.5 0 3.4 1.5 C3.3 3 2 2.9 1.4 2.9 C2.4 2.9 3.8 3 3.8 4.5 C3.8 6.4 1 6.6 0 5"),
    "4": (4, "M3 6 L3 0 L0 4.4 L4 4.4"),
    "5": (3.8, "M3.4 0 L0.6 0 L0.3 2.8 C1.4 2 3.8 2.1 3.8 4.1 C3.8 6.4 1 6.6 0 5.2"),
    "6": (4, "M3.4 0.5 C1.4 -0.7 0 1.4 0 4 C0 6.7 4 6.6 4 4.1 C4 1.7 0.4 1.6 0 3.9"), "7": (3.8, "M0 0 L3.8 0 L1.3 6"),
    "8": (3.8, "M1.9 2.8 C-0.3 2.6 -0.1 0 1.9 0 C3.9 0 4.1 2.6 1.9 2.8 C-0.7 3 -0.5 6 1.9 6 C4.3 6 4.5 3 1.9 2.8 Z"),
    "9": (4, "M0.6 5.5 C2.6 6.7 4 4.6 4 2 C4 -0.7 0 -0.6 0 1.9 C0 4.3 3.6 4.4 4 2.1"), ".": (0.6, "M0.3 5.8 L0.3 6"),
    "-": (2.4, "M0 4 L2.4 4"), "_": (3.6, "M0 6.6 L3.6 6.6"), " ": (2, ""),
    "?": (3, "M0 1.2 C0.2 -0.6 3 -0.4 3 1.2 C3 2.6 1.5 2.6 1.5 4.2 M1.5 5.8 L1.5 6"),
  ]
  private static let outlines = drawings.mapValues { (width: $0.width, outline: PathNotation.outline($0.path)) }
  /// Between two letters, in grid units.
  private static let gap = 1.7

  /// Capitals are drawn as small letters, what has no drawing as a question mark.
  private static func letter(_ character: Character) -> (width: Double, outline: Outline) {
    outlines[character] ?? outlines[Character(character.lowercased().prefix(1).description)] ?? outlines["?"]!
  }

  /// - Parameter height: Of the whole grid, in points: about four thirds of the height of a capital.
  static func width(of text: String, height: Double) -> Double {
    guard !text.isEmpty else { return 0 }
    return (text.reduce(0) { $0 + letter($1).width + gap } - gap) * height / 8
  }

  /// - Parameter origin: Top left of the grid.
  static func outline(of text: String, height: Double, at origin: Point) -> Outline {
    let scale = height / 8
    var x = origin.x
    var commands: [Outline.Command] = []
    for character in text {
      let (width, outline) = letter(character)
      commands += outline.placed(scaleX: scale, scaleY: scale, at: Point(x: x, y: origin.y)).commands
      x += (width + gap) * scale
    }
    return Outline(commands)
  }
}
