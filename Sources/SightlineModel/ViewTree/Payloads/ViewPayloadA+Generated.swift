// Written by Scripts/generate-payloads from vocabulary/views.txt; changes belong there.

/// `Text("Hello")`: what it shows, localised and formatted.
package struct TextView: PayloadFields {
  package var content = Given<TextContent>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("content", \.content)]
}

/// `HStack(alignment: .top, spacing: 8) { … }`, in points.
package struct StackView: PayloadFields {
  package var alignment = Given<AlignmentName>()
  package var spacing = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("alignment", \.alignment), .field("spacing", \.spacing, isLength: true),
  ]
}

/// `ZStack(alignment: .top) { … }`.
package struct ZStackView: PayloadFields {
  package var alignment = Given<AlignmentName>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("alignment", \.alignment)]
}

/// `Spacer(minLength: 8)`, in points.
package struct SpacerView: PayloadFields {
  package var minLength = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("minLength", \.minLength, isLength: true)]
}

/// `Divider()`.
package struct DividerView: PayloadFields {
  package init() {}
  package static let fields: FieldList<Self> = []
}

/// `EmptyView()`.
package struct EmptyViewView: PayloadFields {
  package init() {}
  package static let fields: FieldList<Self> = []
}

/// What dissolves into its members: `Group`, `ForEach`, a branch.
package struct GroupView: PayloadFields {
  package init() {}
  package static let fields: FieldList<Self> = []
}

/// Views that lay their content out as it is.
package struct PassThroughView: PayloadFields {
  package init() {}
  package static let fields: FieldList<Self> = []
}

/// `Image(systemName: "star")`, `Image("Photo")`, `Image(decorative: "Wave")`.
package struct ImageView: PayloadFields {
  package var systemName = Given<String>()
  package var name = Given<String>()
  package var decorative = Given<Bool>()
  package var resource = Given<String>()
  package var uiImage = Given<String>()
  package var label = Given<TextContent>()
  /// Of the picture in the catalogue, in points.
  package var size = Given<Size>()
  /// Of the font that sizes a symbol, in points per em.
  package var pointSize = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("systemName", \.systemName), .field("name", \.name), .field("decorative", \.decorative),
    .field("resource", \.resource), .field("uiImage", \.uiImage), .field("label", \.label), .field("size", \.size),
    .field("pointSize", \.pointSize),
  ]
}

/// `Color.red`, `LinearGradient(…)`: a style as a view.
package struct FillView: PayloadFields {
  package var style = Given<StyleSpec>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("style", \.style)]
}

/// `RoundedRectangle(cornerRadius: 8)`, `Path { … }`, in points.
package struct ShapeView: PayloadFields {
  package var cornerRadius = Given<Double>()
  package var cornerSize = Given<Size>()
  package var topLeadingRadius = Given<Double>()
  package var topTrailingRadius = Given<Double>()
  package var bottomLeadingRadius = Given<Double>()
  package var bottomTrailingRadius = Given<Double>()
  /// Inside `AnyShape`.
  package var shape = Given<[ViewNode]>()
  /// The project's own code that computes the outline.
  package var procedure = Given<OpaqueArgument>()
  package var fill = Given<StyleSpec>()
  package var stroke = Given<StyleSpec>()
  package var strokeBorder = Given<StyleSpec>()
  package var lineWidth = Given<Double>()
  package var insetAmount = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("cornerRadius", \.cornerRadius), .field("cornerSize", \.cornerSize),
    .field("topLeadingRadius", \.topLeadingRadius), .field("topTrailingRadius", \.topTrailingRadius),
    .field("bottomLeadingRadius", \.bottomLeadingRadius), .field("bottomTrailingRadius", \.bottomTrailingRadius),
    .field("shape", \.shape), .field("procedure", \.procedure), .field("fill", \.fill), .field("stroke", \.stroke),
    .field("strokeBorder", \.strokeBorder), .field("lineWidth", \.lineWidth), .field("insetAmount", \.insetAmount),
  ]
}

/// Drawn by code or frameworks that are not read.
package struct PlaceholderView: PayloadFields {
  package var reason = Given<String>()
  package var content = Given<[ViewNode]>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("reason", \.reason), .field("content", \.content)]
}

/// A view that was not read, and why.
package struct UnseenView: PayloadFields {
  package var reason = Given<String>()
  package var minimumSize = Given<Size>()
  /// A view of UIKit takes what it is offered.
  package var fills = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("reason", \.reason), .field("minimumSize", \.minimumSize), .field("fills", \.fills),
  ]
}

/// `ScrollView(.horizontal, showsIndicators: false) { … }`.
package struct ScrollViewView: PayloadFields {
  package var axes = Given<Set<Axis>>()
  package var showsIndicators = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("axes", \.axes), .field("showsIndicators", \.showsIndicators)]
}

/// What a person taps: `Button("Save", role: .destructive) { … }`, links, menus, the bar's back button.
package struct ButtonView: PayloadFields {
  package var titleKey = Given<TextContent>()
  package var label = Given<Caption>()
  package var systemImage = Given<String>()
  package var image = Given<String>()
  package var role = Given<ButtonRole>()
  /// Of a menu.
  package var content = Given<[ViewNode]>()
  package var action = Given<ActionNumber>()
  package var primaryAction = Given<ActionNumber>()
  /// What the action does, where equal ones can be recognised.
  package var effect = Given<String>()
  /// The action chooses one of several.
  package var chooses = Given<Bool>()
  /// False for a link outside of a navigation container.
  package var isEnabled = Given<Bool>()
  /// A link with a value that other code sets to follow it.
  package var isFollowedByCode = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("label", \.label), .field("systemImage", \.systemImage),
    .field("image", \.image), .field("role", \.role), .field("content", \.content), .field("action", \.action),
    .field("primaryAction", \.primaryAction), .field("effect", \.effect), .field("chooses", \.chooses),
    .field("isEnabled", \.isEnabled), .field("isFollowedByCode", \.isFollowedByCode),
  ]
}

/// `Label("Save", systemImage: "tray")`.
package struct LabelView: PayloadFields {
  package var titleKey = Given<TextContent>()
  package var title = Given<Caption>()
  package var icon = Given<[ViewNode]>()
  package var systemImage = Given<String>()
  package var image = Given<String>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("title", \.title), .field("icon", \.icon),
    .field("systemImage", \.systemImage), .field("image", \.image),
  ]
}

/// `Toggle("Wi-Fi", isOn: $isOn)`.
package struct ToggleView: PayloadFields {
  package var titleKey = Given<TextContent>()
  package var label = Given<Caption>()
  package var systemImage = Given<String>()
  package var isOn = Given<Bool>()
  package var isOnBinding = Given<ActionNumber>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("label", \.label), .field("systemImage", \.systemImage),
    .field("isOn", \.isOn), .field("isOnBinding", \.isOnBinding),
  ]
}

/// `TextField("Name", text: $name, prompt: Text("Jo"), axis: .vertical)`.
package struct FieldView: PayloadFields {
  package var titleKey = Given<TextContent>()
  package var label = Given<Caption>()
  package var prompt = Given<TextContent>()
  package var text = Given<String>()
  package var value = Given<String>()
  package var axis = Given<Axis>()
  package var textBinding = Given<ActionNumber>()
  package var valueBinding = Given<ActionNumber>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("label", \.label), .field("prompt", \.prompt), .field("text", \.text),
    .field("value", \.value), .field("axis", \.axis), .field("textBinding", \.textBinding),
    .field("valueBinding", \.valueBinding),
  ]
}

/// `TextEditor(text: $text)`.
package struct TextEditorView: PayloadFields {
  package var text = Given<String>()
  package var textBinding = Given<ActionNumber>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("text", \.text), .field("textBinding", \.textBinding)]
}

/// `Slider(value: $value, in: 0...10, step: 1) { … }`.
package struct SliderView: PayloadFields {
  package var label = Given<Caption>()
  package var value = Given<Double>()
  package var bounds = Given<NumberRange>()
  package var step = Given<Double>()
  package var minimumValueLabel = Given<[ViewNode]>()
  package var maximumValueLabel = Given<[ViewNode]>()
  package var valueBinding = Given<ActionNumber>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("label", \.label), .field("value", \.value), .field("in", \.bounds), .field("step", \.step),
    .field("minimumValueLabel", \.minimumValueLabel), .field("maximumValueLabel", \.maximumValueLabel),
    .field("valueBinding", \.valueBinding),
  ]
}

/// `Stepper("Count", value: $count, in: 0...10)`.
package struct StepperView: PayloadFields {
  package var titleKey = Given<TextContent>()
  package var label = Given<Caption>()
  package var value = Given<Double>()
  package var bounds = Given<NumberRange>()
  package var step = Given<Double>()
  package var valueBinding = Given<ActionNumber>()
  package var onIncrement = Given<ActionNumber>()
  package var onDecrement = Given<ActionNumber>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("label", \.label), .field("value", \.value), .field("in", \.bounds),
    .field("step", \.step), .field("valueBinding", \.valueBinding), .field("onIncrement", \.onIncrement),
    .field("onDecrement", \.onDecrement),
  ]
}

/// `Picker("Colour", selection: $colour) { … }`.
package struct PickerView: PayloadFields {
  package var titleKey = Given<TextContent>()
  package var label = Given<Caption>()
  package var systemImage = Given<String>()
  package var selection = Given<TagText>()
  package var selectionBinding = Given<ActionNumber>()
  package var selectionLabel = Given<String>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("label", \.label), .field("systemImage", \.systemImage),
    .field("selection", \.selection), .field("selectionBinding", \.selectionBinding),
    .field("selectionLabel", \.selectionLabel),
  ]
}

/// `DatePicker("Birthday", selection: $date)`, `ColorPicker("Ink", selection: $ink)`.
package struct ValuePickerView: PayloadFields {
  package var titleKey = Given<TextContent>()
  package var label = Given<Caption>()
  package var selection = Given<String>()
  package var displayedComponents = Given<Set<DateComponent>>()
  package var shownDate = Given<String>()
  package var shownTime = Given<String>()
  package var selectionBinding = Given<ActionNumber>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("label", \.label), .field("selection", \.selection),
    .field("displayedComponents", \.displayedComponents), .field("shownDate", \.shownDate),
    .field("shownTime", \.shownTime), .field("selectionBinding", \.selectionBinding),
  ]
}

/// `ProgressView("Loading", value: 3, total: 10)`, `Gauge(value: 3, in: 0...10) { … }`.
package struct ProgressView: PayloadFields {
  package var titleKey = Given<TextContent>()
  package var label = Given<Caption>()
  package var value = Given<Double>()
  package var total = Given<Double>()
  package var bounds = Given<NumberRange>()
  package var currentValueLabel = Given<Caption>()
  /// Of a gauge.
  package var minimumValueLabel = Given<[ViewNode]>()
  /// Of a gauge.
  package var maximumValueLabel = Given<[ViewNode]>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("label", \.label), .field("value", \.value), .field("total", \.total),
    .field("in", \.bounds), .field("currentValueLabel", \.currentValueLabel),
    .field("minimumValueLabel", \.minimumValueLabel), .field("maximumValueLabel", \.maximumValueLabel),
  ]
}
