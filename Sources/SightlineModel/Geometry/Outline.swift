/// A path in points, as drawn: glyphs, shapes, clips.
package struct Outline: Hashable, Sendable {
  package enum Command: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quadratic(control: Point, Point)
    case cubic(Point, Point, Point)
    case close
  }
  package var commands: [Command]
  package init(_ commands: [Command] = []) { self.commands = commands }
}

/// Gives the shapes of glyphs, so that whoever draws needs no font file.
package protocol GlyphOutlines: Sendable {
  /// - Parameters:
  ///   - font: As in `PlacedGlyph.font`.
  ///   - glyph: Index in the font.
  /// - Returns: In em units, y down, origin on the baseline; `nil` when the glyph is a bitmap or the font is unknown.
  func outline(font: FontFaceID, glyph: UInt32) -> Outline?
}

extension Outline {
  /// Has an edge that is no straight line.
  package var isCurved: Bool {
    commands.contains { command in
      switch command {
      case .quadratic, .cubic: true
      default: false
      }
    }
  }
}
