// Written by Scripts/generate-builders from vocabulary/ and Sources/Vocabulary/Data/; changes belong there.

public import SightlineModel

/// `HStack(alignment: .top, spacing: 8) { … }`, in points.
public struct HStack: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Parameter spacing: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(alignment:spacing:content:)`.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let children = content()
    make = building(.hStack, fileID, line) { building in
      var payload = StackView()
      payload.alignment = Given(alignment.guide)
      payload.spacing = building.number(spacing, "spacing")
      return (.stack(payload), building.nodes(children))
    }
  }
}

/// `HStack(alignment: .top, spacing: 8) { … }`, in points.
public struct VStack: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Parameter spacing: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(alignment:spacing:content:)`.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let children = content()
    make = building(.vStack, fileID, line) { building in
      var payload = StackView()
      payload.alignment = Given(alignment.guide)
      payload.spacing = building.number(spacing, "spacing")
      return (.stack(payload), building.nodes(children))
    }
  }
}

/// `HStack(alignment: .top, spacing: 8) { … }`, in points.
public struct LazyHStack: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Parameter spacing: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(alignment:spacing:pinnedViews:content:)`.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let children = content()
    make = building(.lazyHStack, fileID, line) { building in
      var payload = StackView()
      payload.alignment = Given(alignment.guide)
      payload.spacing = building.number(spacing, "spacing")
      return (.stack(payload), building.nodes(children))
    }
  }
}

/// `HStack(alignment: .top, spacing: 8) { … }`, in points.
public struct LazyVStack: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Parameter spacing: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(alignment:spacing:pinnedViews:content:)`.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let children = content()
    make = building(.lazyVStack, fileID, line) { building in
      var payload = StackView()
      payload.alignment = Given(alignment.guide)
      payload.spacing = building.number(spacing, "spacing")
      return (.stack(payload), building.nodes(children))
    }
  }
}

/// `ZStack(alignment: .top) { … }`.
public struct ZStack: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(alignment:content:)`.
  public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) {
    let children = content()
    make = building(.zStack, fileID, line) { building in
      var payload = ZStackView()
      payload.alignment = Given(alignment.guide)
      return (.zStack(payload), building.nodes(children))
    }
  }
}

/// `Spacer(minLength: 8)`, in points.
public struct Spacer: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Parameter minLength: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(minLength:)`.
  public init(minLength: Double? = nil, fileID: String = #fileID, line: Int = #line) {
    make = building(.spacer, fileID, line) { building in
      var payload = SpacerView()
      payload.minLength = building.number(minLength, "minLength", from: 0)
      return (.spacer(payload), [])
    }
  }
}

/// `Divider()`.
public struct Divider: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init()`.
  public init(fileID: String = #fileID, line: Int = #line) {
    make = building(.divider, fileID, line) { _ in
      return (.divider(DividerView()), [])
    }
  }
}

/// `EmptyView()`.
public struct EmptyView: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init()`.
  public init(fileID: String = #fileID, line: Int = #line) {
    make = building(.emptyView, fileID, line) { _ in
      return (.emptyView(EmptyViewView()), [])
    }
  }
}

/// `RoundedRectangle(cornerRadius: 8)`, `Path { … }`, in points.
public struct Rectangle: Shape, NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init()`.
  public init(fileID: String = #fileID, line: Int = #line) {
    make = building(.rectangle, fileID, line) { _ in
      return (.shape(ShapeView()), [])
    }
  }
}

/// `RoundedRectangle(cornerRadius: 8)`, `Path { … }`, in points.
public struct Circle: Shape, NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init()`.
  public init(fileID: String = #fileID, line: Int = #line) {
    make = building(.circle, fileID, line) { _ in
      return (.shape(ShapeView()), [])
    }
  }
}

/// `RoundedRectangle(cornerRadius: 8)`, `Path { … }`, in points.
public struct Ellipse: Shape, NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init()`.
  public init(fileID: String = #fileID, line: Int = #line) {
    make = building(.ellipse, fileID, line) { _ in
      return (.shape(ShapeView()), [])
    }
  }
}

/// `RoundedRectangle(cornerRadius: 8)`, `Path { … }`, in points.
public struct Capsule: Shape, NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(style:)`.
  public init(fileID: String = #fileID, line: Int = #line) {
    make = building(.capsule, fileID, line) { _ in
      return (.shape(ShapeView()), [])
    }
  }
}

/// `RoundedRectangle(cornerRadius: 8)`, `Path { … }`, in points.
public struct ContainerRelativeShape: Shape, NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init()`.
  public init(fileID: String = #fileID, line: Int = #line) {
    make = building(.containerRelativeShape, fileID, line) { _ in
      return (.shape(ShapeView()), [])
    }
  }
}

/// `RoundedRectangle(cornerRadius: 8)`, `Path { … }`, in points.
public struct RoundedRectangle: Shape, NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Parameter cornerRadius: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(cornerRadius:style:)`.
  public init(cornerRadius: Double, fileID: String = #fileID, line: Int = #line) {
    make = building(.roundedRectangle, fileID, line) { building in
      var payload = ShapeView()
      payload.cornerRadius = building.number(cornerRadius, "cornerRadius", from: 0)
      return (.shape(payload), [])
    }
  }
  /// - Source: SwiftUI, `init(cornerSize:style:)`.
  public init(cornerSize: Size, fileID: String = #fileID, line: Int = #line) {
    make = building(.roundedRectangle, fileID, line) { building in
      var payload = ShapeView()
      payload.cornerSize = building.geometry(cornerSize, "cornerSize")
      return (.shape(payload), [])
    }
  }
}

/// `RoundedRectangle(cornerRadius: 8)`, `Path { … }`, in points.
public struct UnevenRoundedRectangle: Shape, NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Parameter topLeadingRadius: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Parameter bottomLeadingRadius: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Parameter bottomTrailingRadius: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Parameter topTrailingRadius: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)`.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, fileID: String = #fileID, line: Int = #line
  ) {
    make = building(.unevenRoundedRectangle, fileID, line) { building in
      var payload = ShapeView()
      payload.topLeadingRadius = building.number(topLeadingRadius, "topLeadingRadius", from: 0)
      payload.bottomLeadingRadius = building.number(bottomLeadingRadius, "bottomLeadingRadius", from: 0)
      payload.bottomTrailingRadius = building.number(bottomTrailingRadius, "bottomTrailingRadius", from: 0)
      payload.topTrailingRadius = building.number(topTrailingRadius, "topTrailingRadius", from: 0)
      return (.shape(payload), [])
    }
  }
}

/// `ScrollView(.horizontal, showsIndicators: false) { … }`.
public struct ScrollView: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(_:content:)`.
  public init(
    _ axes: Axis.Set = .vertical, @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) {
    let children = content()
    make = building(.scrollView, fileID, line) { building in
      var payload = ScrollViewView()
      payload.axes = Given(axes.axes)
      return (.scrollView(payload), building.nodes(children))
    }
  }
}

/// What a person taps: `Button("Save", role: .destructive) { … }`, links, menus, the bar's back button.
public struct Button: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(_:action:)`.
  public init(_ titleKey: String, action: @escaping () -> Void, fileID: String = #fileID, line: Int = #line) {
    make = building(.button, fileID, line) { building in
      var payload = ButtonView()
      payload.titleKey = building.text(titleKey)
      payload.action = Given(ActionNumber(0))
      return (.button(payload), [])
    }
  }
  /// - Source: SwiftUI, `init(_:role:action:)`.
  public init(
    _ titleKey: String, role: ButtonRole?, action: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    make = building(.button, fileID, line) { building in
      var payload = ButtonView()
      payload.titleKey = building.text(titleKey)
      payload.role = Given(role)
      payload.action = Given(ActionNumber(0))
      return (.button(payload), [])
    }
  }
  /// - Source: SwiftUI, `init(_:systemImage:action:)`.
  public init(
    _ titleKey: String, systemImage: String, action: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    make = building(.button, fileID, line) { building in
      var payload = ButtonView()
      payload.titleKey = building.text(titleKey)
      payload.systemImage = Given(systemImage)
      payload.action = Given(ActionNumber(0))
      return (.button(payload), [])
    }
  }
  /// - Source: SwiftUI, `init(_:systemImage:role:action:)`.
  public init(
    _ titleKey: String, systemImage: String, role: ButtonRole?, action: @escaping () -> Void, fileID: String = #fileID,
    line: Int = #line
  ) {
    make = building(.button, fileID, line) { building in
      var payload = ButtonView()
      payload.titleKey = building.text(titleKey)
      payload.systemImage = Given(systemImage)
      payload.role = Given(role)
      payload.action = Given(ActionNumber(0))
      return (.button(payload), [])
    }
  }
  /// - Source: SwiftUI, `init(action:label:)`.
  public init(
    action: @escaping () -> Void, @ViewBuilder label: () -> some View, fileID: String = #fileID, line: Int = #line
  ) {
    let children = label()
    make = building(.button, fileID, line) { building in
      var payload = ButtonView()
      payload.action = Given(ActionNumber(0))
      return (.button(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(role:action:)`.
  public init(role: ButtonRole, action: @escaping () -> Void, fileID: String = #fileID, line: Int = #line) {
    make = building(.button, fileID, line) { _ in
      var payload = ButtonView()
      payload.role = Given(role)
      payload.action = Given(ActionNumber(0))
      return (.button(payload), [])
    }
  }
  /// - Source: SwiftUI, `init(role:action:label:)`.
  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let children = label()
    make = building(.button, fileID, line) { building in
      var payload = ButtonView()
      payload.role = Given(role)
      payload.action = Given(ActionNumber(0))
      return (.button(payload), building.nodes(children))
    }
  }
}

/// What a person taps: `Button("Save", role: .destructive) { … }`, links, menus, the bar's back button.
public struct EditButton: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init()`.
  public init(fileID: String = #fileID, line: Int = #line) {
    make = building(.editButton, fileID, line) { _ in
      return (.button(ButtonView()), [])
    }
  }
}

/// What a person taps: `Button("Save", role: .destructive) { … }`, links, menus, the bar's back button.
public struct RenameButton: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init()`.
  public init(fileID: String = #fileID, line: Int = #line) {
    make = building(.renameButton, fileID, line) { _ in
      return (.button(ButtonView()), [])
    }
  }
}

/// What a person taps: `Button("Save", role: .destructive) { … }`, links, menus, the bar's back button.
public struct NavigationLink: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(destination:label:)`.
  public init(
    @ViewBuilder destination: () -> some View, @ViewBuilder label: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let children = label()
    make = building(.navigationLink, fileID, line) { building in
      return (.button(ButtonView()), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(_:destination:)`.
  public init(
    _ titleKey: String, @ViewBuilder destination: () -> some View, fileID: String = #fileID, line: Int = #line
  ) {
    make = building(.navigationLink, fileID, line) { building in
      var payload = ButtonView()
      payload.titleKey = building.text(titleKey)
      return (.button(payload), [])
    }
  }
}

/// What a person taps: `Button("Save", role: .destructive) { … }`, links, menus, the bar's back button.
public struct Menu: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(content:label:)`.
  public init(
    @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let contentViews = content()
    let children = label()
    make = building(.menu, fileID, line) { building in
      var payload = ButtonView()
      payload.content = building.views(contentViews)
      return (.button(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(content:label:primaryAction:)`.
  public init(
    @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View, primaryAction: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) {
    let contentViews = content()
    let children = label()
    make = building(.menu, fileID, line) { building in
      var payload = ButtonView()
      payload.content = building.views(contentViews)
      payload.primaryAction = Given(ActionNumber(0))
      return (.button(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(_:content:)`.
  public init(_ titleKey: String, @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line) {
    let contentViews = content()
    make = building(.menu, fileID, line) { building in
      var payload = ButtonView()
      payload.titleKey = building.text(titleKey)
      payload.content = building.views(contentViews)
      return (.button(payload), [])
    }
  }
  /// - Source: SwiftUI, `init(_:content:primaryAction:)`.
  public init(
    _ titleKey: String, @ViewBuilder content: () -> some View, primaryAction: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) {
    let contentViews = content()
    make = building(.menu, fileID, line) { building in
      var payload = ButtonView()
      payload.titleKey = building.text(titleKey)
      payload.content = building.views(contentViews)
      payload.primaryAction = Given(ActionNumber(0))
      return (.button(payload), [])
    }
  }
  /// - Source: SwiftUI, `init(_:systemImage:content:)`.
  public init(
    _ titleKey: String, systemImage: String, @ViewBuilder content: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let contentViews = content()
    make = building(.menu, fileID, line) { building in
      var payload = ButtonView()
      payload.titleKey = building.text(titleKey)
      payload.systemImage = Given(systemImage)
      payload.content = building.views(contentViews)
      return (.button(payload), [])
    }
  }
  /// - Source: SwiftUI, `init(_:systemImage:content:primaryAction:)`.
  public init(
    _ titleKey: String, systemImage: String, @ViewBuilder content: () -> some View, primaryAction: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) {
    let contentViews = content()
    make = building(.menu, fileID, line) { building in
      var payload = ButtonView()
      payload.titleKey = building.text(titleKey)
      payload.systemImage = Given(systemImage)
      payload.content = building.views(contentViews)
      payload.primaryAction = Given(ActionNumber(0))
      return (.button(payload), [])
    }
  }
}

/// What a person taps: `Button("Save", role: .destructive) { … }`, links, menus, the bar's back button.
public struct CommandMenu: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(_:content:)`.
  public init(_ titleKey: String, @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line) {
    let children = content()
    make = building(.commandMenu, fileID, line) { building in
      var payload = ButtonView()
      payload.titleKey = building.text(titleKey)
      return (.button(payload), building.nodes(children))
    }
  }
}

/// `Label("Save", systemImage: "tray")`.
public struct Label: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(title:icon:)`.
  public init(
    @ViewBuilder title: () -> some View, @ViewBuilder icon: () -> some View, fileID: String = #fileID, line: Int = #line
  ) {
    let titleViews = title()
    let iconViews = icon()
    make = building(.label, fileID, line) { building in
      var payload = LabelView()
      payload.title = building.caption(titleViews)
      payload.icon = building.views(iconViews)
      return (.label(payload), [])
    }
  }
  /// - Source: SwiftUI, `init(_:image:)`.
  public init(_ titleKey: String, image name: String, fileID: String = #fileID, line: Int = #line) {
    make = building(.label, fileID, line) { building in
      var payload = LabelView()
      payload.titleKey = building.text(titleKey)
      payload.image = Given(name)
      return (.label(payload), [])
    }
  }
  /// - Source: SwiftUI, `init(_:systemImage:)`.
  public init(_ titleKey: String, systemImage name: String, fileID: String = #fileID, line: Int = #line) {
    make = building(.label, fileID, line) { building in
      var payload = LabelView()
      payload.titleKey = building.text(titleKey)
      payload.systemImage = Given(name)
      return (.label(payload), [])
    }
  }
}

/// `Toggle("Wi-Fi", isOn: $isOn)`.
public struct Toggle: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(_:isOn:)`.
  public init(_ titleKey: String, isOn: Binding<Bool>, fileID: String = #fileID, line: Int = #line) {
    make = building(.toggle, fileID, line) { building in
      var payload = ToggleView()
      payload.titleKey = building.text(titleKey)
      payload.isOn = Given(isOn.wrappedValue)
      return (.toggle(payload), [])
    }
  }
  /// - Source: SwiftUI, `init(_:systemImage:isOn:)`.
  public init(_ titleKey: String, systemImage: String, isOn: Binding<Bool>, fileID: String = #fileID, line: Int = #line)
  {
    make = building(.toggle, fileID, line) { building in
      var payload = ToggleView()
      payload.titleKey = building.text(titleKey)
      payload.systemImage = Given(systemImage)
      payload.isOn = Given(isOn.wrappedValue)
      return (.toggle(payload), [])
    }
  }
  /// - Source: SwiftUI, `init(isOn:label:)`.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> some View, fileID: String = #fileID, line: Int = #line) {
    let children = label()
    make = building(.toggle, fileID, line) { building in
      var payload = ToggleView()
      payload.isOn = Given(isOn.wrappedValue)
      return (.toggle(payload), building.nodes(children))
    }
  }
}

/// `TextField("Name", text: $name, prompt: Text("Jo"), axis: .vertical)`.
public struct TextField: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(_:text:)`.
  public init(_ titleKey: String, text: Binding<String>, fileID: String = #fileID, line: Int = #line) {
    make = building(.textField, fileID, line) { building in
      var payload = FieldView()
      payload.titleKey = building.text(titleKey)
      payload.text = Given(text.wrappedValue)
      return (.field(payload), [])
    }
  }
  /// - Source: SwiftUI, `init(_:text:axis:)`.
  public init(_ titleKey: String, text: Binding<String>, axis: Axis, fileID: String = #fileID, line: Int = #line) {
    make = building(.textField, fileID, line) { building in
      var payload = FieldView()
      payload.titleKey = building.text(titleKey)
      payload.text = Given(text.wrappedValue)
      payload.axis = Given(axis)
      return (.field(payload), [])
    }
  }
  /// - Source: SwiftUI, `init(_:text:prompt:)`.
  public init(_ titleKey: String, text: Binding<String>, prompt: Text?, fileID: String = #fileID, line: Int = #line) {
    make = building(.textField, fileID, line) { building in
      var payload = FieldView()
      payload.titleKey = building.text(titleKey)
      payload.text = Given(text.wrappedValue)
      payload.prompt = building.text(prompt)
      return (.field(payload), [])
    }
  }
  /// - Source: SwiftUI, `init(_:text:prompt:axis:)`.
  public init(
    _ titleKey: String, text: Binding<String>, prompt: Text?, axis: Axis, fileID: String = #fileID, line: Int = #line
  ) {
    make = building(.textField, fileID, line) { building in
      var payload = FieldView()
      payload.titleKey = building.text(titleKey)
      payload.text = Given(text.wrappedValue)
      payload.prompt = building.text(prompt)
      payload.axis = Given(axis)
      return (.field(payload), [])
    }
  }
  /// - Source: SwiftUI, `init(text:prompt:label:)`.
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let labelViews = label()
    make = building(.textField, fileID, line) { building in
      var payload = FieldView()
      payload.text = Given(text.wrappedValue)
      payload.prompt = building.text(prompt)
      payload.label = building.caption(labelViews)
      return (.field(payload), [])
    }
  }
  /// - Source: SwiftUI, `init(text:prompt:axis:label:)`.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let labelViews = label()
    make = building(.textField, fileID, line) { building in
      var payload = FieldView()
      payload.text = Given(text.wrappedValue)
      payload.prompt = building.text(prompt)
      payload.axis = Given(axis)
      payload.label = building.caption(labelViews)
      return (.field(payload), [])
    }
  }
}

/// `TextField("Name", text: $name, prompt: Text("Jo"), axis: .vertical)`.
public struct SecureField: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(_:text:)`.
  public init(_ titleKey: String, text: Binding<String>, fileID: String = #fileID, line: Int = #line) {
    make = building(.secureField, fileID, line) { building in
      var payload = FieldView()
      payload.titleKey = building.text(titleKey)
      payload.text = Given(text.wrappedValue)
      return (.field(payload), [])
    }
  }
  /// - Source: SwiftUI, `init(_:text:prompt:)`.
  public init(_ titleKey: String, text: Binding<String>, prompt: Text?, fileID: String = #fileID, line: Int = #line) {
    make = building(.secureField, fileID, line) { building in
      var payload = FieldView()
      payload.titleKey = building.text(titleKey)
      payload.text = Given(text.wrappedValue)
      payload.prompt = building.text(prompt)
      return (.field(payload), [])
    }
  }
  /// - Source: SwiftUI, `init(text:prompt:label:)`.
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let labelViews = label()
    make = building(.secureField, fileID, line) { building in
      var payload = FieldView()
      payload.text = Given(text.wrappedValue)
      payload.prompt = building.text(prompt)
      payload.label = building.caption(labelViews)
      return (.field(payload), [])
    }
  }
}
