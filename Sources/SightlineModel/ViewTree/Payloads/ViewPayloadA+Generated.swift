// Written by Scripts/generate-payloads from vocabulary/views.txt; changes belong there.

/// `Text("Hello")`: what it shows, localised and formatted.
public struct TextView: PayloadFields {
  public var content = Given<TextContent>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("content", \.content)]
}

/// `HStack(alignment: .top, spacing: 8) { … }`, in points.
public struct StackView: PayloadFields {
  public var alignment = Given<AlignmentName>()
  public var spacing = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("alignment", \.alignment), .field("spacing", \.spacing, isLength: true),
  ]
}

/// `ZStack(alignment: .top) { … }`.
public struct ZStackView: PayloadFields {
  public var alignment = Given<AlignmentName>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("alignment", \.alignment)]
}

/// `Spacer(minLength: 8)`, in points.
public struct SpacerView: PayloadFields {
  public var minLength = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("minLength", \.minLength, isLength: true)]
}

/// `Divider()`.
public struct DividerView: PayloadFields {
  public init() {}
  public static let fields: FieldList<Self> = []
}

/// `EmptyView()`.
public struct EmptyViewView: PayloadFields {
  public init() {}
  public static let fields: FieldList<Self> = []
}

/// What dissolves into its members: `Group`, `ForEach`, a branch.
public struct GroupView: PayloadFields {
  public init() {}
  public static let fields: FieldList<Self> = []
}

/// Views that lay their content out as it is.
public struct PassThroughView: PayloadFields {
  public init() {}
  public static let fields: FieldList<Self> = []
}

/// `Image(systemName: "star")`, `Image("Photo")`, `Image(decorative: "Wave")`.
public struct ImageView: PayloadFields {
  public var systemName = Given<String>()
  public var name = Given<String>()
  public var decorative = Given<Bool>()
  public var resource = Given<String>()
  public var uiImage = Given<String>()
  public var label = Given<TextContent>()
  /// Of the picture in the catalogue, in points.
  public var size = Given<Size>()
  /// Of the font that sizes a symbol, in points per em.
  public var pointSize = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("systemName", \.systemName), .field("name", \.name), .field("decorative", \.decorative),
    .field("resource", \.resource), .field("uiImage", \.uiImage), .field("label", \.label), .field("size", \.size),
    .field("pointSize", \.pointSize),
  ]
}

/// `Color.red`, `LinearGradient(…)`: a style as a view.
public struct FillView: PayloadFields {
  public var style = Given<StyleSpec>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("style", \.style)]
}

/// `RoundedRectangle(cornerRadius: 8)`, `Path { … }`, in points.
public struct ShapeView: PayloadFields {
  public var cornerRadius = Given<Double>()
  public var cornerSize = Given<Size>()
  public var topLeadingRadius = Given<Double>()
  public var topTrailingRadius = Given<Double>()
  public var bottomLeadingRadius = Given<Double>()
  public var bottomTrailingRadius = Given<Double>()
  /// Inside `AnyShape`.
  public var shape = Given<[ViewNode]>()
  /// The project's own code that computes the outline.
  public var procedure = Given<OpaqueArgument>()
  public var fill = Given<StyleSpec>()
  public var stroke = Given<StyleSpec>()
  public var strokeBorder = Given<StyleSpec>()
  public var lineWidth = Given<Double>()
  public var insetAmount = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("cornerRadius", \.cornerRadius), .field("cornerSize", \.cornerSize),
    .field("topLeadingRadius", \.topLeadingRadius), .field("topTrailingRadius", \.topTrailingRadius),
    .field("bottomLeadingRadius", \.bottomLeadingRadius), .field("bottomTrailingRadius", \.bottomTrailingRadius),
    .field("shape", \.shape), .field("procedure", \.procedure), .field("fill", \.fill), .field("stroke", \.stroke),
    .field("strokeBorder", \.strokeBorder), .field("lineWidth", \.lineWidth), .field("insetAmount", \.insetAmount),
  ]
}

/// Drawn by code or frameworks that are not read.
public struct PlaceholderView: PayloadFields {
  public var reason = Given<String>()
  public var content = Given<[ViewNode]>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("reason", \.reason), .field("content", \.content)]
}

/// A view that was not read, and why.
public struct UnseenView: PayloadFields {
  public var reason = Given<String>()
  public var minimumSize = Given<Size>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("reason", \.reason), .field("minimumSize", \.minimumSize)]
}

/// `ScrollView(.horizontal, showsIndicators: false) { … }`.
public struct ScrollViewView: PayloadFields {
  public var axes = Given<Set<Axis>>()
  public var showsIndicators = Given<Bool>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("axes", \.axes), .field("showsIndicators", \.showsIndicators)]
}

/// What a person taps: `Button("Save", role: .destructive) { … }`, links, menus, the bar's back button.
public struct ButtonView: PayloadFields {
  public var titleKey = Given<TextContent>()
  public var label = Given<Caption>()
  public var systemImage = Given<String>()
  public var image = Given<String>()
  public var role = Given<ButtonRole>()
  /// Of a menu.
  public var content = Given<[ViewNode]>()
  public var action = Given<ActionNumber>()
  public var primaryAction = Given<ActionNumber>()
  /// What the action does, where equal ones can be recognised.
  public var effect = Given<String>()
  /// The action chooses one of several.
  public var chooses = Given<Bool>()
  /// False for a link outside of a navigation container.
  public var isEnabled = Given<Bool>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("label", \.label), .field("systemImage", \.systemImage),
    .field("image", \.image), .field("role", \.role), .field("content", \.content), .field("action", \.action),
    .field("primaryAction", \.primaryAction), .field("effect", \.effect), .field("chooses", \.chooses),
    .field("isEnabled", \.isEnabled),
  ]
}

/// `Label("Save", systemImage: "tray")`.
public struct LabelView: PayloadFields {
  public var titleKey = Given<TextContent>()
  public var title = Given<Caption>()
  public var icon = Given<[ViewNode]>()
  public var systemImage = Given<String>()
  public var image = Given<String>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("title", \.title), .field("icon", \.icon),
    .field("systemImage", \.systemImage), .field("image", \.image),
  ]
}

/// `Toggle("Wi-Fi", isOn: $isOn)`.
public struct ToggleView: PayloadFields {
  public var titleKey = Given<TextContent>()
  public var label = Given<Caption>()
  public var systemImage = Given<String>()
  public var isOn = Given<Bool>()
  public var isOnBinding = Given<ActionNumber>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("label", \.label), .field("systemImage", \.systemImage),
    .field("isOn", \.isOn), .field("isOnBinding", \.isOnBinding),
  ]
}

/// `TextField("Name", text: $name, prompt: Text("Jo"), axis: .vertical)`.
public struct FieldView: PayloadFields {
  public var titleKey = Given<TextContent>()
  public var label = Given<Caption>()
  public var prompt = Given<TextContent>()
  public var text = Given<String>()
  public var value = Given<String>()
  public var axis = Given<Axis>()
  public var textBinding = Given<ActionNumber>()
  public var valueBinding = Given<ActionNumber>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("label", \.label), .field("prompt", \.prompt), .field("text", \.text),
    .field("value", \.value), .field("axis", \.axis), .field("textBinding", \.textBinding),
    .field("valueBinding", \.valueBinding),
  ]
}

/// `TextEditor(text: $text)`.
public struct TextEditorView: PayloadFields {
  public var text = Given<String>()
  public var textBinding = Given<ActionNumber>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("text", \.text), .field("textBinding", \.textBinding)]
}

/// `Slider(value: $value, in: 0...10, step: 1) { … }`.
public struct SliderView: PayloadFields {
  public var label = Given<Caption>()
  public var value = Given<Double>()
  public var bounds = Given<NumberRange>()
  public var step = Given<Double>()
  public var minimumValueLabel = Given<[ViewNode]>()
  public var maximumValueLabel = Given<[ViewNode]>()
  public var valueBinding = Given<ActionNumber>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("label", \.label), .field("value", \.value), .field("in", \.bounds), .field("step", \.step),
    .field("minimumValueLabel", \.minimumValueLabel), .field("maximumValueLabel", \.maximumValueLabel),
    .field("valueBinding", \.valueBinding),
  ]
}

/// `Stepper("Count", value: $count, in: 0...10)`.
public struct StepperView: PayloadFields {
  public var titleKey = Given<TextContent>()
  public var label = Given<Caption>()
  public var value = Given<Double>()
  public var bounds = Given<NumberRange>()
  public var step = Given<Double>()
  public var valueBinding = Given<ActionNumber>()
  public var onIncrement = Given<ActionNumber>()
  public var onDecrement = Given<ActionNumber>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("label", \.label), .field("value", \.value), .field("in", \.bounds),
    .field("step", \.step), .field("valueBinding", \.valueBinding), .field("onIncrement", \.onIncrement),
    .field("onDecrement", \.onDecrement),
  ]
}

/// `Picker("Colour", selection: $colour) { … }`.
public struct PickerView: PayloadFields {
  public var titleKey = Given<TextContent>()
  public var label = Given<Caption>()
  public var systemImage = Given<String>()
  public var selection = Given<TagText>()
  public var selectionBinding = Given<ActionNumber>()
  public var selectionLabel = Given<String>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("label", \.label), .field("systemImage", \.systemImage),
    .field("selection", \.selection), .field("selectionBinding", \.selectionBinding),
    .field("selectionLabel", \.selectionLabel),
  ]
}

/// `DatePicker("Birthday", selection: $date)`, `ColorPicker("Ink", selection: $ink)`.
public struct ValuePickerView: PayloadFields {
  public var titleKey = Given<TextContent>()
  public var label = Given<Caption>()
  public var selection = Given<String>()
  public var displayedComponents = Given<Set<DateComponent>>()
  public var shownDate = Given<String>()
  public var shownTime = Given<String>()
  public var selectionBinding = Given<ActionNumber>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("label", \.label), .field("selection", \.selection),
    .field("displayedComponents", \.displayedComponents), .field("shownDate", \.shownDate),
    .field("shownTime", \.shownTime), .field("selectionBinding", \.selectionBinding),
  ]
}

/// `ProgressView("Loading", value: 3, total: 10)`, `Gauge(value: 3, in: 0...10) { … }`.
public struct ProgressView: PayloadFields {
  public var titleKey = Given<TextContent>()
  public var label = Given<Caption>()
  public var value = Given<Double>()
  public var total = Given<Double>()
  public var bounds = Given<NumberRange>()
  public var currentValueLabel = Given<Caption>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("label", \.label), .field("value", \.value), .field("total", \.total),
    .field("in", \.bounds), .field("currentValueLabel", \.currentValueLabel),
  ]
}
