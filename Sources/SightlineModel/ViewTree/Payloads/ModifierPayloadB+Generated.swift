// Written by Scripts/generate-payloads from vocabulary/modifiers.txt; changes belong there.

/// `.clipped()`.
public struct ClippedModifier: PayloadFields {
  public init() {}
  public static let fields: FieldList<Self> = []
}

/// `.clipShape(Circle())`.
public struct ClipShapeModifier: PayloadFields {
  public var shape = Given<[ViewNode]>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("shape", \.shape)]
}

/// `.mask(Circle())`, `.mask(alignment: .top) { … }`.
public struct MaskModifier: PayloadFields {
  public var content = Given<[ViewNode]>()
  public var alignment = Given<AlignmentName>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("content", \.content), .field("alignment", \.alignment)]
}

/// `.cornerRadius(8)`, in points.
public struct CornerRadiusModifier: PayloadFields {
  public var radius = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("radius", \.radius)]
}

/// `.contentShape(Rectangle())`.
public struct ContentShapeModifier: PayloadFields {
  public var shape = Given<[ViewNode]>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("shape", \.shape)]
}

/// `.allowsHitTesting(false)`.
public struct AllowsHitTestingModifier: PayloadFields {
  public var enabled = Given<Bool>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("enabled", \.enabled)]
}

/// `.flipsForRightToLeftLayoutDirection(true)`.
public struct FlipsForRightToLeftModifier: PayloadFields {
  public var enabled = Given<Bool>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("enabled", \.enabled)]
}

/// `.scaleEffect(0.5)`, `.scaleEffect(x: 1, y: 2, anchor: .top)`.
public struct ScaleEffectModifier: PayloadFields {
  public var s = Given<Double>()
  public var scale = Given<Size>()
  public var x = Given<Double>()
  public var y = Given<Double>()
  public var anchor = Given<UnitPoint>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("s", \.s), .field("scale", \.scale, isLength: true), .field("x", \.x, isLength: true),
    .field("y", \.y, isLength: true), .field("anchor", \.anchor),
  ]
}

/// `.fill(.red)` of a shape.
public struct FillModifier: PayloadFields {
  public var style = Given<StyleSpec>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("style", \.style)]
}

/// `.stroke(.red, lineWidth: 2)` of a shape, in points.
public struct StrokeModifier: PayloadFields {
  public var content = Given<StyleSpec>()
  public var lineWidth = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("content", \.content), .field("lineWidth", \.lineWidth)]
}

/// `.strokeBorder(.red, lineWidth: 2)` of a shape, in points.
public struct StrokeBorderModifier: PayloadFields {
  public var content = Given<StyleSpec>()
  public var lineWidth = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("content", \.content), .field("lineWidth", \.lineWidth)]
}

/// `.inset(by: 4)` of a shape, in points.
public struct InsetModifier: PayloadFields {
  public var amount = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("by", \.amount)]
}

/// `.animation(.easeInOut(duration: 0.3), value: x)`.
public struct AnimationModifier: PayloadFields {
  public var animation = Given<String>()
  public var curve = Given<String>()
  /// Seconds.
  public var duration = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("animation", \.animation), .field("curve", \.curve), .field("duration", \.duration),
  ]
}

/// `.tag(1)`: what a selection is compared with, as text.
public struct TagModifier: PayloadFields {
  public var tag = Given<TagText>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("tag", \.tag)]
}

/// `.id("top")`: the identity as text.
public struct IdModifier: PayloadFields {
  public var id = Given<TagText>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("id", \.id)]
}

/// `.listRowInsets(EdgeInsets(…))`, in points; `nil` takes the list's own.
public struct ListRowInsetsModifier: PayloadFields {
  public var insets = Given<EdgeInsets>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("insets", \.insets)]
}

/// `.listRowSeparator(.hidden, edges: .bottom)`.
public struct ListRowSeparatorModifier: PayloadFields {
  public var visibility = Given<Visibility>()
  public var edges = Given<Edges>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("visibility", \.visibility), .field("edges", \.edges)]
}

/// `.listRowBackground(Color.red)`.
public struct ListRowBackgroundModifier: PayloadFields {
  public var content = Given<[ViewNode]>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("content", \.content)]
}

/// `.tabItem { Label(…) }`.
public struct TabItemModifier: PayloadFields {
  public var label = Given<[ViewNode]>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("label", \.label)]
}

/// `.navigationTitle("Home")`, `.navigationBarTitle("Home", displayMode: .inline)`.
public struct NavigationTitleModifier: PayloadFields {
  public var title = Given<TextContent>()
  public var displayMode = Given<TitleDisplayMode>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("title", \.title), .field("displayMode", \.displayMode)]
}

/// `.navigationBarTitleDisplayMode(.inline)`.
public struct TitleDisplayModeModifier: PayloadFields {
  public var displayMode = Given<TitleDisplayMode>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("displayMode", \.displayMode)]
}

/// `.navigationBarHidden(true)`, `.statusBarHidden()`.
public struct NavigationBarHiddenModifier: PayloadFields {
  public var hidden = Given<Bool>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("hidden", \.hidden)]
}

/// `.navigationBarBackButtonHidden(true)`.
public struct NavigationBarBackButtonHiddenModifier: PayloadFields {
  public var hidesBackButton = Given<Bool>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("hidesBackButton", \.hidesBackButton)]
}

/// `.toolbar { … }`, `.toolbar(.hidden, for: .tabBar)`, `.navigationBarItems(leading:trailing:)`.
public struct ToolbarModifier: PayloadFields {
  public var content = Given<[ViewNode]>()
  public var leading = Given<[ViewNode]>()
  public var trailing = Given<[ViewNode]>()
  public var visibility = Given<Visibility>()
  public var bars = Given<Set<ToolbarBar>>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("content", \.content), .field("leading", \.leading), .field("trailing", \.trailing),
    .field("visibility", \.visibility), .field("for", \.bars),
  ]
}

/// `.searchable(text: $query, placement: .navigationBarDrawer, prompt: "Find")`.
public struct SearchableModifier: PayloadFields {
  public var prompt = Given<TextContent>()
  public var placement = Given<String>()
  public var text = Given<String>()
  public var binding = Given<ActionNumber>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("prompt", \.prompt), .field("placement", \.placement), .field("text", \.text),
    .field("textBinding", \.binding),
  ]
}

/// `.gridCellColumns(2)`.
public struct GridCellColumnsModifier: PayloadFields {
  public var count = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("count", \.count)]
}

/// `.gridCellUnsizedAxes(.horizontal)`.
public struct GridCellUnsizedAxesModifier: PayloadFields {
  public var axes = Given<Set<Axis>>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("axes", \.axes)]
}

/// `.gridColumnAlignment(.trailing)`.
public struct GridColumnAlignmentModifier: PayloadFields {
  public var guide = Given<AlignmentName>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("guide", \.guide)]
}

/// `.gridCellAnchor(.center)`, `.defaultScrollAnchor(.bottom)`.
public struct GridCellAnchorModifier: PayloadFields {
  public var anchor = Given<UnitPoint>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("anchor", \.anchor)]
}

/// `.presentationDetents([.medium, .height(200)], selection: $detent)`.
public struct PresentationDetentsModifier: PayloadFields {
  public var detents = Given<[PresentationDetent]>()
  /// The name of the chosen one.
  public var selection = Given<String>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("detents", \.detents), .field("selection", \.selection)]
}

/// `.presentationDragIndicator(.hidden)`.
public struct PresentationDragIndicatorModifier: PayloadFields {
  public var visibility = Given<Visibility>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("visibility", \.visibility)]
}

/// `.presentationCornerRadius(20)`, in points.
public struct PresentationCornerRadiusModifier: PayloadFields {
  public var cornerRadius = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("cornerRadius", \.cornerRadius)]
}

/// `.presentationBackground(.red)`, `.presentationBackground { … }`.
public struct PresentationBackgroundModifier: PayloadFields {
  public var style = Given<StyleSpec>()
  public var alignment = Given<AlignmentName>()
  public var content = Given<[ViewNode]>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("style", \.style), .field("alignment", \.alignment), .field("content", \.content),
  ]
}

/// `.presentationCompactAdaptation(.popover)`, `(horizontal:vertical:)`.
public struct PresentationCompactAdaptationModifier: PayloadFields {
  public var adaptation = Given<PresentationAdaptation>()
  public var horizontal = Given<PresentationAdaptation>()
  public var vertical = Given<PresentationAdaptation>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("adaptation", \.adaptation), .field("horizontal", \.horizontal), .field("vertical", \.vertical),
  ]
}

/// `.layoutValue(key: Flexibility.self, value: 2)`: for layouts of the project's own.
public struct LayoutValueModifier: PayloadFields {
  /// The type of the key.
  public var key = Given<String>()
  public var value = Given<OpaqueArgument>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("key", \.key), .field("value", \.value)]
}

/// `.navigationSplitViewColumnWidth(min: 200, ideal: 240, max: 300)`, in points.
public struct ColumnWidthModifier: PayloadFields {
  public var width = Given<Double>()
  public var min = Given<Double>()
  public var ideal = Given<Double>()
  public var max = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("width", \.width, isLength: true), .field("min", \.min), .field("ideal", \.ideal), .field("max", \.max),
  ]
}

/// `.onTapGesture(count: 2) { … }`.
public struct OnTapGestureModifier: PayloadFields {
  public var count = Given<Double>()
  public var perform = Given<ActionNumber>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("count", \.count), .field("perform", \.perform)]
}

/// `.onLongPressGesture { … }`.
public struct OnLongPressGestureModifier: PayloadFields {
  public var perform = Given<ActionNumber>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("perform", \.perform)]
}

/// `.gesture(DragGesture())`: the type of the gesture.
public struct GestureModifier: PayloadFields {
  public var gesture = Given<GestureKind>()
  public var action = Given<ActionNumber>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("gesture", \.gesture), .field("action", \.action)]
}

/// `.focused($field, equals: .name)`.
public struct FocusedModifier: PayloadFields {
  public var isFocused = Given<Bool>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("isFocused", \.isFocused)]
}

/// `.textContentType(.emailAddress)`.
public struct TextContentTypeModifier: PayloadFields {
  public var textContentType = Given<String>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("textContentType", \.textContentType)]
}

/// `.keyboardType(.numberPad)`.
public struct KeyboardTypeModifier: PayloadFields {
  public var type = Given<String>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("type", \.type)]
}

/// `.accessibilityLabel("Close")`.
public struct AccessibilityLabelModifier: PayloadFields {
  public var label = Given<TextContent>()
  /// What a label is made of.
  public var content = Given<[ViewNode]>()
  public var isEnabled = Given<Bool>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("label", \.label), .field("content", \.content), .field("isEnabled", \.isEnabled),
  ]
}

/// `.accessibilityValue("50 %")`.
public struct AccessibilityValueModifier: PayloadFields {
  public var value = Given<TextContent>()
  public var isEnabled = Given<Bool>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("value", \.value), .field("isEnabled", \.isEnabled)]
}

/// `.accessibilityHint("Opens a list")`.
public struct AccessibilityHintModifier: PayloadFields {
  public var hint = Given<TextContent>()
  public var isEnabled = Given<Bool>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("hint", \.hint), .field("isEnabled", \.isEnabled)]
}

/// `.accessibilityHidden(true)`.
public struct AccessibilityHiddenModifier: PayloadFields {
  public var hidden = Given<Bool>()
  public var isEnabled = Given<Bool>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("hidden", \.hidden), .field("isEnabled", \.isEnabled)]
}

/// `.accessibilityIdentifier("close")`.
public struct AccessibilityIdentifierModifier: PayloadFields {
  public var identifier = Given<String>()
  public var isEnabled = Given<Bool>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("identifier", \.identifier), .field("isEnabled", \.isEnabled)]
}

/// `.accessibilityElement(children: .combine)`.
public struct AccessibilityElementModifier: PayloadFields {
  public var children = Given<AccessibilityChildBehavior>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("children", \.children)]
}

/// `.accessibilityAddTraits(.isHeader)`: SwiftUI's names.
public struct AccessibilityAddTraitsModifier: PayloadFields {
  public var traits = Given<Set<TraitName>>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("traits", \.traits)]
}

/// `.accessibilityRemoveTraits(.isImage)`: SwiftUI's names.
public struct AccessibilityRemoveTraitsModifier: PayloadFields {
  public var traits = Given<Set<TraitName>>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("traits", \.traits)]
}

/// `.accessibilitySortPriority(1)`.
public struct AccessibilitySortPriorityModifier: PayloadFields {
  public var sortPriority = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("sortPriority", \.sortPriority)]
}

/// `.accessibilityAction(named: "Reply") { … }`.
public struct AccessibilityActionModifier: PayloadFields {
  public var named = Given<TextContent>()
  public var actionKind = Given<String>()
  public var label = Given<[ViewNode]>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("named", \.named), .field("actionKind", \.actionKind), .field("label", \.label),
  ]
}

/// `.accessibilityActions { … }`: the buttons' titles are the actions' names.
public struct AccessibilityActionsModifier: PayloadFields {
  public var content = Given<[ViewNode]>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("content", \.content)]
}

/// `.accessibilityAdjustableAction { … }`.
public struct AccessibilityAdjustableModifier: PayloadFields {
  public init() {}
  public static let fields: FieldList<Self> = []
}

/// `.accessibilityZoomAction { … }`.
public struct AccessibilityZoomModifier: PayloadFields {
  public init() {}
  public static let fields: FieldList<Self> = []
}

/// `.accessibilityInputLabels(["Reply", "Answer"])`.
public struct AccessibilityInputLabelsModifier: PayloadFields {
  public var inputLabels = Given<[TextContent]>()
  public var isEnabled = Given<Bool>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("inputLabels", \.inputLabels), .field("isEnabled", \.isEnabled)]
}

/// `.accessibilityHeading(.h2)`.
public struct AccessibilityHeadingModifier: PayloadFields {
  public var level = Given<HeadingLevel>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("level", \.level)]
}

/// `.accessibilityRepresentation { … }`.
public struct AccessibilityRepresentationModifier: PayloadFields {
  public var representation = Given<[ViewNode]>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("representation", \.representation)]
}

/// `.accessibilityChildren { … }`.
public struct AccessibilityChildrenModifier: PayloadFields {
  public var children = Given<[ViewNode]>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("children", \.children)]
}

/// `.accessibility(label:)`, `.accessibility(hidden:)`, … of iOS 13.
public struct OlderAccessibilityModifier: PayloadFields {
  public var label = Given<TextContent>()
  public var value = Given<TextContent>()
  public var hint = Given<TextContent>()
  public var hidden = Given<Bool>()
  public var identifier = Given<String>()
  public var addTraits = Given<Set<TraitName>>()
  public var removeTraits = Given<Set<TraitName>>()
  public var sortPriority = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("label", \.label), .field("value", \.value), .field("hint", \.hint), .field("hidden", \.hidden),
    .field("identifier", \.identifier), .field("addTraits", \.addTraits), .field("removeTraits", \.removeTraits),
    .field("sortPriority", \.sortPriority),
  ]
}
