import SightlineModel

/// Makes the nodes of a view.
typealias MakeNodes = (inout Building) -> [ViewNode]

/// A view with nodes of its own.
protocol NodeView: View {
  var make: MakeNodes { get }
}

/// A view of this module with a body: no type of the screen's own.
protocol LibraryView: View {}

extension SourceLocation {
  /// - Parameter file: Empty where no call of the screen's own made the view.
  fileprivate static func call(_ file: String, _ line: Int) -> SourceLocation? {
    file.isEmpty ? nil : SourceLocation(file: file, line: line, column: 1)
  }
}

/// - Parameter parts: The view's parameters, and its content.
func building(
  _ kind: ViewKind, _ file: String, _ line: Int,
  _ parts: @escaping (inout Building) -> (payload: ViewPayload, children: [ViewNode])
) -> MakeNodes {
  { building in
    let source = SourceLocation.call(file, line)
    return building.during("\(kind)", at: source) { building in
      let (payload, children) = parts(&building)
      return [ViewNode(kind, payload, children: children, source: source, symbol: building.symbol)]
    }
  }
}

/// A view with a modifier around it.
public struct ModifiedView: View {
  let content: any View
  let modifier: (inout Building) -> ViewModifier
  public var body: Self { return self }
}

/// A shape with a modifier of shapes around it: `fill`, `stroke`, `inset`.
public struct ModifiedShape: Shape {
  let content: ModifiedView
  public var body: Self { return self }
}

extension View {
  func modified(
    _ kind: ViewKind, _ file: String, _ line: Int, _ payload: @escaping (inout Building) -> ModifierPayload
  ) -> ModifiedView {
    ModifiedView(content: self) { building in
      let source = SourceLocation.call(file, line)
      return building.during("\(kind)", at: source) { building in
        ViewModifier(kind, payload(&building), source: source, symbol: building.symbol)
      }
    }
  }
}

extension Shape {
  func modifiedShape(
    _ kind: ViewKind, _ file: String, _ line: Int, _ payload: @escaping (inout Building) -> ModifierPayload
  ) -> ModifiedShape {
    ModifiedShape(content: modified(kind, file, line, payload))
  }
}
