public import SightlineModel

// Modifiers whose parameters are more than values.
extension View {
  /// - Parameter limit: Lines, from the fewest that room is kept for to the most that are shown.
  public func lineLimit(_ limit: ClosedRange<Int>, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    lineLimit(fileID, line) { building, payload in
      payload.min = building.number(limit.lowerBound, "limit", from: 0)
      payload.max = building.number(limit.upperBound, "limit", from: 0)
    }
  }
  /// - Parameter limit: The fewest lines that room is kept for.
  public func lineLimit(_ limit: PartialRangeFrom<Int>, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    lineLimit(fileID, line) { building, payload in
      payload.min = building.number(limit.lowerBound, "limit", from: 0)
    }
  }
  /// - Parameter number: Of lines at most; `nil`: as many as it takes.
  public func lineLimit(_ number: Int?, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    lineLimit(fileID, line) { building, payload in payload.number = building.number(number, "number", from: 0) }
  }
  public func lineLimit(
    _ limit: Int, reservesSpace: Bool, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    lineLimit(fileID, line) { building, payload in
      payload.limit = building.number(limit, "limit", from: 0)
      payload.reservesSpace = Given(reservesSpace)
    }
  }
  private func lineLimit(
    _ file: String, _ line: Int, _ tell: @escaping (inout Building, inout LineLimitModifier) -> Void
  ) -> ModifiedView {
    modified(.lineLimit, file, line) { building in
      var payload = LineLimitModifier()
      tell(&building, &payload)
      return .lineLimit(payload)
    }
  }

  public func dynamicTypeSize(_ size: DynamicTypeSize, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    modified(.dynamicTypeSize, fileID, line) { _ in
      var payload = DynamicTypeSizeModifier()
      payload.size = Given(size)
      return .dynamicTypeSize(payload)
    }
  }
  public func dynamicTypeSize(
    _ range: ClosedRange<DynamicTypeSize>, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    modified(.dynamicTypeSize, fileID, line) { _ in
      var payload = DynamicTypeSizeModifier()
      payload.min = Given(range.lowerBound)
      payload.max = Given(range.upperBound)
      return .dynamicTypeSize(payload)
    }
  }
  public func dynamicTypeSize(
    _ range: PartialRangeThrough<DynamicTypeSize>, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    dynamicTypeSize(DynamicTypeSize.xSmall...range.upperBound, fileID: fileID, line: line)
  }

  /// `.environment(\.layoutDirection, .rightToLeft)`.
  public func environment(
    _ key: EnvironmentKey, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    modified(.environment, fileID, line) { _ in
      var payload = EnvironmentModifier()
      payload.keyPath = Given(EnvironmentKeyName(rawValue: key.name))
      payload.value = Given(ParameterExpression(argument: key.value))
      return .environment(payload)
    }
  }

  /// - Parameter type: Of UIKit's `UIKeyboardType`: `emailAddress`.
  public func keyboardType(_ type: String, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    modified(.keyboardType, fileID, line) { _ in
      var payload = KeyboardTypeModifier()
      payload.type = Given(type)
      return .keyboardType(payload)
    }
  }
  /// - Parameter type: Of UIKit's `UITextContentType`: `emailAddress`.
  public func textContentType(_ type: String?, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    modified(.textContentType, fileID, line) { _ in
      var payload = TextContentTypeModifier()
      payload.textContentType = Given(type)
      return .textContentType(payload)
    }
  }
}

/// A value of the environment that layout follows.
public struct EnvironmentKey: Hashable, Sendable {
  let name: String
  let value: ArgumentValue
  public static func layoutDirection(_ direction: LayoutDirection) -> Self {
    Self(name: "layoutDirection", value: .name(direction == .leftToRight ? "leftToRight" : "rightToLeft"))
  }
  public static func isEnabled(_ isEnabled: Bool) -> Self { Self(name: "isEnabled", value: .bool(isEnabled)) }
}

// MARK: Presentations

extension View {
  /// The screen with a sheet up, where it is presented.
  public func sheet(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> Presented { Presented(.sheet, isPresented.wrappedValue, content(), behind: self, fileID, line) }
  public func fullScreenCover(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> Presented { Presented(.fullScreenCover, isPresented.wrappedValue, content(), behind: self, fileID, line) }
  public func popover(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> Presented { Presented(.popover, isPresented.wrappedValue, content(), behind: self, fileID, line) }

  /// The screen with an alert up, where it is presented.
  public func alert(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> Presented {
    Presented(.alert, isPresented.wrappedValue, title, actions(), message(), behind: self, fileID, line)
  }
  public func alert(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) -> Presented {
    Presented(.alert, isPresented.wrappedValue, title, actions(), nil, behind: self, fileID, line)
  }
  public func confirmationDialog(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) -> Presented {
    Presented(.confirmationDialog, isPresented.wrappedValue, title, actions(), nil, behind: self, fileID, line)
  }
}

/// A screen with what is up before it.
public struct Presented: NodeView {
  let make: MakeNodes
  public var body: Self { return self }

  fileprivate init(
    _ kind: ViewKind, _ isUp: Bool, _ content: any View, behind: any View, _ file: String, _ line: Int
  ) {
    guard isUp else {
      make = { $0.nodes(behind) }
      return
    }
    make = building(kind, file, line) { building in
      var payload = PresentationView()
      payload.content = building.views(content)
      payload.behind = building.views(behind)
      return (.presentation(payload), [])
    }
  }

  fileprivate init(
    _ kind: ViewKind, _ isUp: Bool, _ title: String, _ actions: any View, _ message: (any View)?, behind: any View,
    _ file: String, _ line: Int
  ) {
    guard isUp else {
      make = { $0.nodes(behind) }
      return
    }
    make = building(kind, file, line) { building in
      var payload = DialogView()
      payload.titleKey = Given(TextContent(shown: title))
      payload.actions = building.views(actions)
      if let message { payload.message = building.views(message) }
      payload.behind = building.views(behind)
      return (.dialog(payload), [])
    }
  }
}
