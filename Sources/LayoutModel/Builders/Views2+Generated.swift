// Written by Scripts/generate-builders from vocabulary/ and Sources/Vocabulary/Data/; changes belong there.

public import SightlineModel

/// `TextEditor(text: $text)`.
public struct TextEditor: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(text:)`.
  public init(text: Binding<String>, fileID: String = #fileID, line: Int = #line) {
    make = building(.textEditor, fileID, line) { _ in
      var payload = TextEditorView()
      payload.text = Given(text.wrappedValue)
      return (.textEditor(payload), [])
    }
  }
}

/// `Slider(value: $value, in: 0...10, step: 1) { … }`.
public struct Slider: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Parameter value: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)`.
  public init(
    value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> some View,
    @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let labelViews = label()
    let minimumValueLabelViews = minimumValueLabel()
    let maximumValueLabelViews = maximumValueLabel()
    make = building(.slider, fileID, line) { building in
      var payload = SliderView()
      payload.value = building.number(value.wrappedValue, "value")
      payload.bounds = building.range(bounds, "bounds")
      payload.label = building.caption(labelViews)
      payload.minimumValueLabel = building.views(minimumValueLabelViews)
      payload.maximumValueLabel = building.views(maximumValueLabelViews)
      return (.slider(payload), [])
    }
  }
  /// - Parameter value: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(value:in:label:onEditingChanged:)`.
  public init(
    value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let labelViews = label()
    make = building(.slider, fileID, line) { building in
      var payload = SliderView()
      payload.value = building.number(value.wrappedValue, "value")
      payload.bounds = building.range(bounds, "bounds")
      payload.label = building.caption(labelViews)
      return (.slider(payload), [])
    }
  }
  /// - Parameter value: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(value:in:onEditingChanged:)`.
  public init(
    value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, fileID: String = #fileID, line: Int = #line
  ) {
    make = building(.slider, fileID, line) { building in
      var payload = SliderView()
      payload.value = building.number(value.wrappedValue, "value")
      payload.bounds = building.range(bounds, "bounds")
      return (.slider(payload), [])
    }
  }
  /// - Parameter value: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Parameter step: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)`.
  public init(
    value: Binding<Double>, in bounds: ClosedRange<Double>, step: Double = 1, @ViewBuilder label: () -> some View,
    @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let labelViews = label()
    let minimumValueLabelViews = minimumValueLabel()
    let maximumValueLabelViews = maximumValueLabel()
    make = building(.slider, fileID, line) { building in
      var payload = SliderView()
      payload.value = building.number(value.wrappedValue, "value")
      payload.bounds = building.range(bounds, "bounds")
      payload.step = building.number(step, "step", from: 0)
      payload.label = building.caption(labelViews)
      payload.minimumValueLabel = building.views(minimumValueLabelViews)
      payload.maximumValueLabel = building.views(maximumValueLabelViews)
      return (.slider(payload), [])
    }
  }
  /// - Parameter value: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Parameter step: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(value:in:step:label:onEditingChanged:)`.
  public init(
    value: Binding<Double>, in bounds: ClosedRange<Double>, step: Double = 1, @ViewBuilder label: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let labelViews = label()
    make = building(.slider, fileID, line) { building in
      var payload = SliderView()
      payload.value = building.number(value.wrappedValue, "value")
      payload.bounds = building.range(bounds, "bounds")
      payload.step = building.number(step, "step", from: 0)
      payload.label = building.caption(labelViews)
      return (.slider(payload), [])
    }
  }
  /// - Parameter value: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Parameter step: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(value:in:step:onEditingChanged:)`.
  public init(
    value: Binding<Double>, in bounds: ClosedRange<Double>, step: Double = 1, fileID: String = #fileID,
    line: Int = #line
  ) {
    make = building(.slider, fileID, line) { building in
      var payload = SliderView()
      payload.value = building.number(value.wrappedValue, "value")
      payload.bounds = building.range(bounds, "bounds")
      payload.step = building.number(step, "step", from: 0)
      return (.slider(payload), [])
    }
  }
}

/// `Stepper("Count", value: $count, in: 0...10)`.
public struct Stepper: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(label:onIncrement:onDecrement:onEditingChanged:)`.
  public init(
    @ViewBuilder label: () -> some View, onIncrement: @escaping () -> Void, onDecrement: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) {
    let labelViews = label()
    make = building(.stepper, fileID, line) { building in
      var payload = StepperView()
      payload.label = building.caption(labelViews)
      payload.onIncrement = Given(ActionNumber(0))
      payload.onDecrement = Given(ActionNumber(0))
      return (.stepper(payload), [])
    }
  }
  /// - Source: SwiftUI, `init(_:onIncrement:onDecrement:onEditingChanged:)`.
  public init(
    _ titleKey: String, onIncrement: @escaping () -> Void, onDecrement: @escaping () -> Void, fileID: String = #fileID,
    line: Int = #line
  ) {
    make = building(.stepper, fileID, line) { building in
      var payload = StepperView()
      payload.titleKey = building.text(titleKey)
      payload.onIncrement = Given(ActionNumber(0))
      payload.onDecrement = Given(ActionNumber(0))
      return (.stepper(payload), [])
    }
  }
  /// - Parameter value: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Parameter step: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(_:value:in:step:onEditingChanged:)`.
  public init(
    _ titleKey: String, value: Binding<Double>, in bounds: ClosedRange<Double>, step: Double = 1,
    fileID: String = #fileID, line: Int = #line
  ) {
    make = building(.stepper, fileID, line) { building in
      var payload = StepperView()
      payload.titleKey = building.text(titleKey)
      payload.value = building.number(value.wrappedValue, "value")
      payload.bounds = building.range(bounds, "bounds")
      payload.step = building.number(step, "step", from: 0)
      return (.stepper(payload), [])
    }
  }
  /// - Parameter value: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Parameter step: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(_:value:step:onEditingChanged:)`.
  public init(_ titleKey: String, value: Binding<Double>, step: Double = 1, fileID: String = #fileID, line: Int = #line)
  {
    make = building(.stepper, fileID, line) { building in
      var payload = StepperView()
      payload.titleKey = building.text(titleKey)
      payload.value = building.number(value.wrappedValue, "value")
      payload.step = building.number(step, "step", from: 0)
      return (.stepper(payload), [])
    }
  }
  /// - Parameter value: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Parameter step: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(value:in:step:label:onEditingChanged:)`.
  public init(
    value: Binding<Double>, in bounds: ClosedRange<Double>, step: Double = 1, @ViewBuilder label: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let labelViews = label()
    make = building(.stepper, fileID, line) { building in
      var payload = StepperView()
      payload.value = building.number(value.wrappedValue, "value")
      payload.bounds = building.range(bounds, "bounds")
      payload.step = building.number(step, "step", from: 0)
      payload.label = building.caption(labelViews)
      return (.stepper(payload), [])
    }
  }
  /// - Parameter value: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Parameter step: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(value:step:label:onEditingChanged:)`.
  public init(
    value: Binding<Double>, step: Double = 1, @ViewBuilder label: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let labelViews = label()
    make = building(.stepper, fileID, line) { building in
      var payload = StepperView()
      payload.value = building.number(value.wrappedValue, "value")
      payload.step = building.number(step, "step", from: 0)
      payload.label = building.caption(labelViews)
      return (.stepper(payload), [])
    }
  }
}

/// `Picker("Colour", selection: $colour) { … }`.
public struct Picker: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(_:selection:content:)`.
  public init(
    _ titleKey: String, selection: Binding<some Hashable>, @ViewBuilder content: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let children = content()
    make = building(.picker, fileID, line) { building in
      var payload = PickerView()
      payload.titleKey = building.text(titleKey)
      payload.selection = building.tag(selection.wrappedValue)
      return (.picker(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(_:systemImage:selection:content:)`.
  public init(
    _ titleKey: String, systemImage: String, selection: Binding<some Hashable>, @ViewBuilder content: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let children = content()
    make = building(.picker, fileID, line) { building in
      var payload = PickerView()
      payload.titleKey = building.text(titleKey)
      payload.systemImage = Given(systemImage)
      payload.selection = building.tag(selection.wrappedValue)
      return (.picker(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(selection:content:label:)`.
  public init(
    selection: Binding<some Hashable>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let children = content()
    let labelViews = label()
    make = building(.picker, fileID, line) { building in
      var payload = PickerView()
      payload.selection = building.tag(selection.wrappedValue)
      payload.label = building.caption(labelViews)
      return (.picker(payload), building.nodes(children))
    }
  }
}

/// `ProgressView("Loading", value: 3, total: 10)`, `Gauge(value: 3, in: 0...10) { … }`.
public struct ProgressView: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init()`.
  public init(fileID: String = #fileID, line: Int = #line) {
    make = building(.progressView, fileID, line) { _ in
      return (.progress(SightlineModel.ProgressView()), [])
    }
  }
  /// - Source: SwiftUI, `init(label:)`.
  public init(@ViewBuilder label: () -> some View, fileID: String = #fileID, line: Int = #line) {
    let labelViews = label()
    make = building(.progressView, fileID, line) { building in
      var payload = SightlineModel.ProgressView()
      payload.label = building.caption(labelViews)
      return (.progress(payload), [])
    }
  }
  /// - Source: SwiftUI, `init(_:)`.
  public init(_ titleKey: String, fileID: String = #fileID, line: Int = #line) {
    make = building(.progressView, fileID, line) { building in
      var payload = SightlineModel.ProgressView()
      payload.titleKey = building.text(titleKey)
      return (.progress(payload), [])
    }
  }
  /// - Parameter value: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Parameter total: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(_:value:total:)`.
  public init(_ titleKey: String, value: Double?, total: Double = 1.0, fileID: String = #fileID, line: Int = #line) {
    make = building(.progressView, fileID, line) { building in
      var payload = SightlineModel.ProgressView()
      payload.titleKey = building.text(titleKey)
      payload.value = building.number(value, "value")
      payload.total = building.number(total, "total", from: 0)
      return (.progress(payload), [])
    }
  }
  /// - Parameter value: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Parameter total: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(value:total:)`.
  public init(value: Double?, total: Double = 1.0, fileID: String = #fileID, line: Int = #line) {
    make = building(.progressView, fileID, line) { building in
      var payload = SightlineModel.ProgressView()
      payload.value = building.number(value, "value")
      payload.total = building.number(total, "total", from: 0)
      return (.progress(payload), [])
    }
  }
  /// - Parameter value: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Parameter total: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(value:total:label:)`.
  public init(
    value: Double?, total: Double = 1.0, @ViewBuilder label: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let labelViews = label()
    make = building(.progressView, fileID, line) { building in
      var payload = SightlineModel.ProgressView()
      payload.value = building.number(value, "value")
      payload.total = building.number(total, "total", from: 0)
      payload.label = building.caption(labelViews)
      return (.progress(payload), [])
    }
  }
  /// - Parameter value: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Parameter total: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(value:total:label:currentValueLabel:)`.
  public init(
    value: Double?, total: Double = 1.0, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View, fileID: String = #fileID, line: Int = #line
  ) {
    let labelViews = label()
    let currentValueLabelViews = currentValueLabel()
    make = building(.progressView, fileID, line) { building in
      var payload = SightlineModel.ProgressView()
      payload.value = building.number(value, "value")
      payload.total = building.number(total, "total", from: 0)
      payload.label = building.caption(labelViews)
      payload.currentValueLabel = building.caption(currentValueLabelViews)
      return (.progress(payload), [])
    }
  }
}

/// `ProgressView("Loading", value: 3, total: 10)`, `Gauge(value: 3, in: 0...10) { … }`.
public struct Gauge: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Parameter value: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(value:in:label:)`.
  public init(
    value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let labelViews = label()
    make = building(.gauge, fileID, line) { building in
      var payload = SightlineModel.ProgressView()
      payload.value = building.number(value, "value")
      payload.bounds = building.range(bounds, "bounds")
      payload.label = building.caption(labelViews)
      return (.progress(payload), [])
    }
  }
  /// - Parameter value: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(value:in:label:currentValueLabel:)`.
  public init(
    value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View, fileID: String = #fileID, line: Int = #line
  ) {
    let labelViews = label()
    let currentValueLabelViews = currentValueLabel()
    make = building(.gauge, fileID, line) { building in
      var payload = SightlineModel.ProgressView()
      payload.value = building.number(value, "value")
      payload.bounds = building.range(bounds, "bounds")
      payload.label = building.caption(labelViews)
      payload.currentValueLabel = building.caption(currentValueLabelViews)
      return (.progress(payload), [])
    }
  }
  /// - Parameter value: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:)`.
  public init(
    value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View, fileID: String = #fileID, line: Int = #line
  ) {
    let labelViews = label()
    let currentValueLabelViews = currentValueLabel()
    let minimumValueLabelViews = minimumValueLabel()
    let maximumValueLabelViews = maximumValueLabel()
    make = building(.gauge, fileID, line) { building in
      var payload = SightlineModel.ProgressView()
      payload.value = building.number(value, "value")
      payload.bounds = building.range(bounds, "bounds")
      payload.label = building.caption(labelViews)
      payload.currentValueLabel = building.caption(currentValueLabelViews)
      payload.minimumValueLabel = building.views(minimumValueLabelViews)
      payload.maximumValueLabel = building.views(maximumValueLabelViews)
      return (.progress(payload), [])
    }
  }
}

/// `DisclosureGroup("More", isExpanded: $isExpanded) { … }`.
public struct DisclosureGroup: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(content:label:)`.
  public init(
    @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let children = content()
    let labelViews = label()
    make = building(.disclosureGroup, fileID, line) { building in
      var payload = DisclosureGroupView()
      payload.label = building.caption(labelViews)
      return (.disclosureGroup(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(_:content:)`.
  public init(_ titleKey: String, @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line) {
    let children = content()
    make = building(.disclosureGroup, fileID, line) { building in
      var payload = DisclosureGroupView()
      payload.titleKey = building.text(titleKey)
      return (.disclosureGroup(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(_:isExpanded:content:)`.
  public init(
    _ titleKey: String, isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let children = content()
    make = building(.disclosureGroup, fileID, line) { building in
      var payload = DisclosureGroupView()
      payload.titleKey = building.text(titleKey)
      payload.isExpanded = Given(isExpanded.wrappedValue)
      return (.disclosureGroup(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(isExpanded:content:label:)`.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let children = content()
    let labelViews = label()
    make = building(.disclosureGroup, fileID, line) { building in
      var payload = DisclosureGroupView()
      payload.isExpanded = Given(isExpanded.wrappedValue)
      payload.label = building.caption(labelViews)
      return (.disclosureGroup(payload), building.nodes(children))
    }
  }
}

/// `LabeledContent("Weight", value: "70 kg")`.
public struct LabeledContent: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(content:label:)`.
  public init(
    @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let children = content()
    let labelViews = label()
    make = building(.labeledContent, fileID, line) { building in
      var payload = LabeledContentView()
      payload.label = building.caption(labelViews)
      return (.labeledContent(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(_:content:)`.
  public init(_ titleKey: String, @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line) {
    let children = content()
    make = building(.labeledContent, fileID, line) { building in
      var payload = LabeledContentView()
      payload.titleKey = building.text(titleKey)
      return (.labeledContent(payload), building.nodes(children))
    }
  }
}

/// `ContentUnavailableView("No mail", systemImage: "tray", description: Text("…"))`.
public struct ContentUnavailableView: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(_:systemImage:description:)`.
  public init(
    _ title: String, systemImage name: String, description: Text? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    make = building(.contentUnavailableView, fileID, line) { building in
      var payload = SightlineModel.ContentUnavailableView()
      payload.titleKey = building.text(title)
      payload.systemImage = Given(name)
      payload.description = building.text(description)
      return (.contentUnavailable(payload), [])
    }
  }
}

/// `SignInWithAppleButton(.signIn) { … }`.
public struct SignInWithAppleButton: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(_:onRequest:onCompletion:)`.
  public init(
    onRequest: @escaping () -> Void, onCompletion: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    make = building(.signInWithAppleButton, fileID, line) { _ in
      var payload = SignInWithAppleView()
      payload.onRequest = Given(ActionNumber(0))
      return (.signInWithApple(payload), [])
    }
  }
}

/// `ControlGroup("Edit") { … }`.
public struct ControlGroup: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(content:)`.
  public init(@ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line) {
    let children = content()
    make = building(.controlGroup, fileID, line) { building in
      return (.controlGroup(ControlGroupView()), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(content:label:)`.
  public init(
    @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let children = content()
    let labelViews = label()
    make = building(.controlGroup, fileID, line) { building in
      var payload = ControlGroupView()
      payload.label = building.caption(labelViews)
      return (.controlGroup(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(_:content:)`.
  public init(_ titleKey: String, @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line) {
    let children = content()
    make = building(.controlGroup, fileID, line) { building in
      var payload = ControlGroupView()
      payload.titleKey = building.text(titleKey)
      return (.controlGroup(payload), building.nodes(children))
    }
  }
}

/// `TabView(selection: $tab) { … }`.
public struct TabView: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(content:)`.
  public init(@ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line) {
    let children = content()
    make = building(.tabView, fileID, line) { building in
      return (.tabView(TabViewView()), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(selection:content:)`.
  public init(
    selection: Binding<some Hashable>?, @ViewBuilder content: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let children = content()
    make = building(.tabView, fileID, line) { building in
      var payload = TabViewView()
      payload.selection = building.tag(selection?.wrappedValue)
      return (.tabView(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(selection:content:)`.
  public init(
    selection: Binding<some Hashable>, @ViewBuilder content: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let children = content()
    make = building(.tabView, fileID, line) { building in
      var payload = TabViewView()
      payload.selection = building.tag(selection.wrappedValue)
      return (.tabView(payload), building.nodes(children))
    }
  }
}

/// `Tab("Home", systemImage: "house", value: 1) { … }`.
public struct Tab: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(content:)`.
  public init(@ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line) {
    let children = content()
    make = building(.tab, fileID, line) { building in
      return (.tab(SightlineModel.TabView()), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(content:label:)`.
  public init(
    @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let children = content()
    let labelViews = label()
    make = building(.tab, fileID, line) { building in
      var payload = SightlineModel.TabView()
      payload.label = building.caption(labelViews)
      return (.tab(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(_:image:content:)`.
  public init(
    _ titleKey: String, image: String, @ViewBuilder content: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let children = content()
    make = building(.tab, fileID, line) { building in
      var payload = SightlineModel.TabView()
      payload.titleKey = building.text(titleKey)
      payload.image = Given(image)
      return (.tab(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(_:image:role:content:)`.
  public init(
    _ titleKey: String, image: String, role: TabRole?, @ViewBuilder content: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let children = content()
    make = building(.tab, fileID, line) { building in
      var payload = SightlineModel.TabView()
      payload.titleKey = building.text(titleKey)
      payload.image = Given(image)
      payload.role = Given(role?.name)
      return (.tab(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(_:image:value:content:)`.
  public init(
    _ titleKey: String, image: String, value: some Hashable, @ViewBuilder content: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let children = content()
    make = building(.tab, fileID, line) { building in
      var payload = SightlineModel.TabView()
      payload.titleKey = building.text(titleKey)
      payload.image = Given(image)
      payload.value = building.tag(value)
      return (.tab(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(_:image:value:role:content:)`.
  public init(
    _ titleKey: String, image: String, value: some Hashable, role: TabRole?, @ViewBuilder content: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let children = content()
    make = building(.tab, fileID, line) { building in
      var payload = SightlineModel.TabView()
      payload.titleKey = building.text(titleKey)
      payload.image = Given(image)
      payload.value = building.tag(value)
      payload.role = Given(role?.name)
      return (.tab(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(_:systemImage:content:)`.
  public init(
    _ titleKey: String, systemImage: String, @ViewBuilder content: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let children = content()
    make = building(.tab, fileID, line) { building in
      var payload = SightlineModel.TabView()
      payload.titleKey = building.text(titleKey)
      payload.systemImage = Given(systemImage)
      return (.tab(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(_:systemImage:role:content:)`.
  public init(
    _ titleKey: String, systemImage: String, role: TabRole?, @ViewBuilder content: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let children = content()
    make = building(.tab, fileID, line) { building in
      var payload = SightlineModel.TabView()
      payload.titleKey = building.text(titleKey)
      payload.systemImage = Given(systemImage)
      payload.role = Given(role?.name)
      return (.tab(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(_:systemImage:value:content:)`.
  public init(
    _ titleKey: String, systemImage: String, value: some Hashable, @ViewBuilder content: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let children = content()
    make = building(.tab, fileID, line) { building in
      var payload = SightlineModel.TabView()
      payload.titleKey = building.text(titleKey)
      payload.systemImage = Given(systemImage)
      payload.value = building.tag(value)
      return (.tab(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(_:systemImage:value:role:content:)`.
  public init(
    _ titleKey: String, systemImage: String, value: some Hashable, role: TabRole?,
    @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) {
    let children = content()
    make = building(.tab, fileID, line) { building in
      var payload = SightlineModel.TabView()
      payload.titleKey = building.text(titleKey)
      payload.systemImage = Given(systemImage)
      payload.value = building.tag(value)
      payload.role = Given(role?.name)
      return (.tab(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(role:content:)`.
  public init(role: TabRole?, @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line) {
    let children = content()
    make = building(.tab, fileID, line) { building in
      var payload = SightlineModel.TabView()
      payload.role = Given(role?.name)
      return (.tab(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(role:content:label:)`.
  public init(
    role: TabRole?, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let children = content()
    let labelViews = label()
    make = building(.tab, fileID, line) { building in
      var payload = SightlineModel.TabView()
      payload.role = Given(role?.name)
      payload.label = building.caption(labelViews)
      return (.tab(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(value:content:)`.
  public init(value: some Hashable, @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line)
  {
    let children = content()
    make = building(.tab, fileID, line) { building in
      var payload = SightlineModel.TabView()
      payload.value = building.tag(value)
      return (.tab(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(value:content:label:)`.
  public init(
    value: some Hashable, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let children = content()
    let labelViews = label()
    make = building(.tab, fileID, line) { building in
      var payload = SightlineModel.TabView()
      payload.value = building.tag(value)
      payload.label = building.caption(labelViews)
      return (.tab(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(value:role:content:)`.
  public init(
    value: some Hashable, role: TabRole?, @ViewBuilder content: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let children = content()
    make = building(.tab, fileID, line) { building in
      var payload = SightlineModel.TabView()
      payload.value = building.tag(value)
      payload.role = Given(role?.name)
      return (.tab(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(value:role:content:label:)`.
  public init(
    value: some Hashable, role: TabRole?, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let children = content()
    let labelViews = label()
    make = building(.tab, fileID, line) { building in
      var payload = SightlineModel.TabView()
      payload.value = building.tag(value)
      payload.role = Given(role?.name)
      payload.label = building.caption(labelViews)
      return (.tab(payload), building.nodes(children))
    }
  }
}

/// `NavigationStack { … }`.
public struct NavigationStack: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(root:)`.
  public init(@ViewBuilder root: () -> some View, fileID: String = #fileID, line: Int = #line) {
    let children = root()
    make = building(.navigationStack, fileID, line) { building in
      return (.navigationStack(NavigationStackView()), building.nodes(children))
    }
  }
}

/// `NavigationStack { … }`.
public struct NavigationView: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(content:)`.
  public init(@ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line) {
    let children = content()
    make = building(.navigationView, fileID, line) { building in
      return (.navigationStack(NavigationStackView()), building.nodes(children))
    }
  }
}

/// `NavigationSplitView { … } content: { … } detail: { … }`.
public struct NavigationSplitView: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(sidebar:content:detail:)`.
  public init(
    @ViewBuilder sidebar: () -> some View, @ViewBuilder content: () -> some View, @ViewBuilder detail: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let children = sidebar()
    let contentViews = content()
    let detailViews = detail()
    make = building(.navigationSplitView, fileID, line) { building in
      var payload = NavigationSplitViewView()
      payload.content = building.views(contentViews)
      payload.detail = building.views(detailViews)
      return (.navigationSplitView(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(sidebar:detail:)`.
  public init(
    @ViewBuilder sidebar: () -> some View, @ViewBuilder detail: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let children = sidebar()
    let detailViews = detail()
    make = building(.navigationSplitView, fileID, line) { building in
      var payload = NavigationSplitViewView()
      payload.detail = building.views(detailViews)
      return (.navigationSplitView(payload), building.nodes(children))
    }
  }
}

/// `List { … }`, `Form { … }`.
public struct List: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(content:)`.
  public init(@ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line) {
    let children = content()
    make = building(.list, fileID, line) { building in
      return (.list(ListView()), building.nodes(children))
    }
  }
}

/// `List { … }`, `Form { … }`.
public struct Form: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(content:)`.
  public init(@ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line) {
    let children = content()
    make = building(.form, fileID, line) { building in
      return (.list(ListView()), building.nodes(children))
    }
  }
}

/// `Section("General") { … } footer: { … }`.
public struct Section: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(content:)`.
  public init(@ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line) {
    let children = content()
    make = building(.section, fileID, line) { building in
      return (.section(SectionView()), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(content:footer:)`.
  public init(
    @ViewBuilder content: () -> some View, @ViewBuilder footer: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let children = content()
    let footerViews = footer()
    make = building(.section, fileID, line) { building in
      var payload = SectionView()
      payload.footer = building.views(footerViews)
      return (.section(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(content:header:)`.
  public init(
    @ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let children = content()
    let headerViews = header()
    make = building(.section, fileID, line) { building in
      var payload = SectionView()
      payload.header = building.views(headerViews)
      return (.section(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(content:header:footer:)`.
  public init(
    @ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View, @ViewBuilder footer: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let children = content()
    let headerViews = header()
    let footerViews = footer()
    make = building(.section, fileID, line) { building in
      var payload = SectionView()
      payload.header = building.views(headerViews)
      payload.footer = building.views(footerViews)
      return (.section(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(_:content:)`.
  public init(_ titleKey: String, @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line) {
    let children = content()
    make = building(.section, fileID, line) { building in
      var payload = SectionView()
      payload.titleKey = building.text(titleKey)
      return (.section(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(_:isExpanded:content:)`.
  public init(
    _ titleKey: String, isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let children = content()
    make = building(.section, fileID, line) { building in
      var payload = SectionView()
      payload.titleKey = building.text(titleKey)
      payload.isExpanded = Given(isExpanded.wrappedValue)
      return (.section(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(isExpanded:content:header:)`.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let children = content()
    let headerViews = header()
    make = building(.section, fileID, line) { building in
      var payload = SectionView()
      payload.isExpanded = Given(isExpanded.wrappedValue)
      payload.header = building.views(headerViews)
      return (.section(payload), building.nodes(children))
    }
  }
}

/// `Grid(alignment: .top, horizontalSpacing: 8, verticalSpacing: 8) { … }`, in points.
public struct Grid: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Parameter horizontalSpacing: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Parameter verticalSpacing: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(alignment:horizontalSpacing:verticalSpacing:content:)`.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) {
    let children = content()
    make = building(.grid, fileID, line) { building in
      var payload = GridView()
      payload.alignment = Given(alignment.guide)
      payload.horizontalSpacing = building.number(horizontalSpacing, "horizontalSpacing")
      payload.verticalSpacing = building.number(verticalSpacing, "verticalSpacing")
      return (.grid(payload), building.nodes(children))
    }
  }
}

/// `GridRow(alignment: .top) { … }`.
public struct GridRow: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(alignment:content:)`.
  public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let children = content()
    make = building(.gridRow, fileID, line) { building in
      var payload = GridRowView()
      payload.alignment = Given(alignment?.guide)
      return (.gridRow(payload), building.nodes(children))
    }
  }
}

/// `LazyVGrid(columns: […], alignment: .leading, spacing: 8) { … }`, in points.
public struct LazyHGrid: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Parameter spacing: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(rows:alignment:spacing:pinnedViews:content:)`.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) {
    let children = content()
    make = building(.lazyHGrid, fileID, line) { building in
      var payload = LazyGridView()
      payload.rows = building.tracks(rows)
      payload.alignment = Given(alignment.guide)
      payload.spacing = building.number(spacing, "spacing")
      return (.lazyGrid(payload), building.nodes(children))
    }
  }
}

/// `LazyVGrid(columns: […], alignment: .leading, spacing: 8) { … }`, in points.
public struct LazyVGrid: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Parameter spacing: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `init(columns:alignment:spacing:pinnedViews:content:)`.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) {
    let children = content()
    make = building(.lazyVGrid, fileID, line) { building in
      var payload = LazyGridView()
      payload.columns = building.tracks(columns)
      payload.alignment = Given(alignment.guide)
      payload.spacing = building.number(spacing, "spacing")
      return (.lazyGrid(payload), building.nodes(children))
    }
  }
}

/// `ViewThatFits(in: .horizontal) { … }`.
public struct ViewThatFits: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(in:content:)`.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let children = content()
    make = building(.viewThatFits, fileID, line) { building in
      var payload = ViewThatFitsView()
      payload.axes = Given(axes.axes)
      return (.viewThatFits(payload), building.nodes(children))
    }
  }
}

/// `GroupBox("Wi-Fi") { … }`.
public struct GroupBox: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(content:)`.
  public init(@ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line) {
    let children = content()
    make = building(.groupBox, fileID, line) { building in
      return (.groupBox(GroupBoxView()), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(content:label:)`.
  public init(
    @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let children = content()
    let labelViews = label()
    make = building(.groupBox, fileID, line) { building in
      var payload = GroupBoxView()
      payload.label = building.caption(labelViews)
      return (.groupBox(payload), building.nodes(children))
    }
  }
  /// - Source: SwiftUI, `init(_:content:)`.
  public init(_ titleKey: String, @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line) {
    let children = content()
    make = building(.groupBox, fileID, line) { building in
      var payload = GroupBoxView()
      payload.titleKey = building.text(titleKey)
      return (.groupBox(payload), building.nodes(children))
    }
  }
}

/// `ToolbarItem(placement: .bottomBar) { … }`.
public struct ToolbarItem: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Source: SwiftUI, `init(placement:content:)`.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) {
    let children = content()
    make = building(.toolbarItem, fileID, line) { building in
      var payload = ToolbarItemView()
      payload.placement = Given(placement.name)
      return (.toolbarItem(payload), building.nodes(children))
    }
  }
}
