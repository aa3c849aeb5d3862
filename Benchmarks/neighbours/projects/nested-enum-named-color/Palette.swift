import SwiftUI

enum Palette {
  enum Color {}
  enum Space { static let wide = 32.0 }
}

extension Palette.Color {
  static let ink = Color(red: 0.1, green: 0.12, blue: 0.2)
  static let mist = Color(white: 0.8)
  static func shade(of level: Double) -> SwiftUI.Color { Color(white: level) }
}
