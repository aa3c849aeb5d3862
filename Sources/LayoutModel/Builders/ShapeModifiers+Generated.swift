// Written by Scripts/generate-builders from vocabulary/ and Sources/Vocabulary/Data/; changes belong there.

import SightlineModel

extension Shape {
  /// `.fill(.red)` of a shape.
  /// - Source: SwiftUI, `fill(_:style:)`.
  public func fill(_ content: some ShapeStyle = .foreground, fileID: String = #fileID, line: Int = #line)
    -> ModifiedShape
  {
    return modifiedShape(.fill, fileID, line) { building in
      var payload = FillModifier()
      payload.style = building.style(content)
      return .fill(payload)
    }
  }

  /// `.stroke(.red, lineWidth: 2)` of a shape, in points.
  /// - Parameter lineWidth: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `stroke(lineWidth:)`.
  public func stroke(lineWidth: Double = 1, fileID: String = #fileID, line: Int = #line) -> ModifiedShape {
    return modifiedShape(.stroke, fileID, line) { building in
      var payload = StrokeModifier()
      payload.lineWidth = building.number(lineWidth, "lineWidth", from: 0)
      return .stroke(payload)
    }
  }

  /// `.stroke(.red, lineWidth: 2)` of a shape, in points.
  /// - Parameter lineWidth: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `stroke(_:lineWidth:)`.
  public func stroke(_ content: some ShapeStyle, lineWidth: Double = 1, fileID: String = #fileID, line: Int = #line)
    -> ModifiedShape
  {
    return modifiedShape(.stroke, fileID, line) { building in
      var payload = StrokeModifier()
      payload.content = building.style(content)
      payload.lineWidth = building.number(lineWidth, "lineWidth", from: 0)
      return .stroke(payload)
    }
  }

  /// `.strokeBorder(.red, lineWidth: 2)` of a shape, in points.
  /// - Parameter lineWidth: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `strokeBorder(lineWidth:antialiased:)`.
  public func strokeBorder(lineWidth: Double = 1, fileID: String = #fileID, line: Int = #line) -> ModifiedShape {
    return modifiedShape(.strokeBorder, fileID, line) { building in
      var payload = StrokeBorderModifier()
      payload.lineWidth = building.number(lineWidth, "lineWidth", from: 0)
      return .strokeBorder(payload)
    }
  }

  /// `.strokeBorder(.red, lineWidth: 2)` of a shape, in points.
  /// - Parameter lineWidth: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `strokeBorder(_:lineWidth:antialiased:)`.
  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: Double = 1, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedShape {
    return modifiedShape(.strokeBorder, fileID, line) { building in
      var payload = StrokeBorderModifier()
      payload.content = building.style(content)
      payload.lineWidth = building.number(lineWidth, "lineWidth", from: 0)
      return .strokeBorder(payload)
    }
  }

  /// `.inset(by: 4)` of a shape, in points.
  /// - Parameter amount: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `inset(by:)`.
  public func inset(by amount: Double, fileID: String = #fileID, line: Int = #line) -> ModifiedShape {
    return modifiedShape(.inset, fileID, line) { building in
      var payload = InsetModifier()
      payload.amount = building.number(amount, "amount")
      return .inset(payload)
    }
  }
}
