// Written by Scripts/generate-payloads from vocabulary/modifiers.txt; changes belong there.

/// `.hidden()`.
package struct HiddenModifier: PayloadFields {
  package init() {}
  package static let fields: FieldList<Self> = []
}

/// `.clipped()`.
package struct ClippedModifier: PayloadFields {
  package init() {}
  package static let fields: FieldList<Self> = []
}

/// `.clipShape(Circle())`.
package struct ClipShapeModifier: PayloadFields {
  package var shape = Given<[ViewNode]>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("shape", \.shape)]
}

/// `.mask(Circle())`, `.mask(alignment: .top) { … }`.
package struct MaskModifier: PayloadFields {
  package var content = Given<[ViewNode]>()
  package var alignment = Given<AlignmentName>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("content", \.content), .field("alignment", \.alignment)]
}

/// `.cornerRadius(8)`, in points.
package struct CornerRadiusModifier: PayloadFields {
  package var radius = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("radius", \.radius)]
}

/// `.contentShape(Rectangle())`.
package struct ContentShapeModifier: PayloadFields {
  package var shape = Given<[ViewNode]>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("shape", \.shape)]
}

/// `.allowsHitTesting(false)`.
package struct AllowsHitTestingModifier: PayloadFields {
  package var enabled = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("enabled", \.enabled)]
}

/// `.flipsForRightToLeftLayoutDirection(true)`.
package struct FlipsForRightToLeftModifier: PayloadFields {
  package var enabled = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("enabled", \.enabled)]
}

/// `.scaleEffect(0.5)`, `.scaleEffect(x: 1, y: 2, anchor: .top)`.
package struct ScaleEffectModifier: PayloadFields {
  package var s = Given<Double>()
  package var scale = Given<Size>()
  package var x = Given<Double>()
  package var y = Given<Double>()
  package var anchor = Given<UnitPoint>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("s", \.s), .field("scale", \.scale, isLength: true), .field("x", \.x, isLength: true),
    .field("y", \.y, isLength: true), .field("anchor", \.anchor),
  ]
}

/// `.fill(.red)` of a shape.
package struct FillModifier: PayloadFields {
  package var style = Given<StyleSpec>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("style", \.style)]
}

/// `.stroke(.red, lineWidth: 2)` of a shape, in points.
package struct StrokeModifier: PayloadFields {
  package var content = Given<StyleSpec>()
  package var lineWidth = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("content", \.content), .field("lineWidth", \.lineWidth)]
}

/// `.strokeBorder(.red, lineWidth: 2)` of a shape, in points.
package struct StrokeBorderModifier: PayloadFields {
  package var content = Given<StyleSpec>()
  package var lineWidth = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("content", \.content), .field("lineWidth", \.lineWidth)]
}

/// `.inset(by: 4)` of a shape, in points.
package struct InsetModifier: PayloadFields {
  package var amount = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("by", \.amount)]
}

/// `.animation(.easeInOut(duration: 0.3), value: x)`.
package struct AnimationModifier: PayloadFields {
  package var animation = Given<String>()
  package var curve = Given<String>()
  /// Seconds.
  package var duration = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("animation", \.animation), .field("curve", \.curve), .field("duration", \.duration),
  ]
}

/// `.tag(1)`: what a selection is compared with, as text.
package struct TagModifier: PayloadFields {
  package var tag = Given<TagText>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("tag", \.tag)]
}

/// `.id("top")`: the identity as text.
package struct IdModifier: PayloadFields {
  package var id = Given<TagText>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("id", \.id)]
}

/// `.listRowInsets(EdgeInsets(…))`, in points; `nil` takes the list's own.
package struct ListRowInsetsModifier: PayloadFields {
  package var insets = Given<EdgeInsets>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("insets", \.insets)]
}

/// `.listRowSeparator(.hidden, edges: .bottom)`.
package struct ListRowSeparatorModifier: PayloadFields {
  package var visibility = Given<Visibility>()
  package var edges = Given<Edges>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("visibility", \.visibility), .field("edges", \.edges)]
}

/// `.listRowBackground(Color.red)`.
package struct ListRowBackgroundModifier: PayloadFields {
  package var content = Given<[ViewNode]>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("content", \.content)]
}

/// `.tabItem { Label(…) }`.
package struct TabItemModifier: PayloadFields {
  package var label = Given<[ViewNode]>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("label", \.label)]
}

/// `.navigationTitle("Home")`, `.navigationBarTitle("Home", displayMode: .inline)`.
package struct NavigationTitleModifier: PayloadFields {
  package var title = Given<TextContent>()
  package var displayMode = Given<TitleDisplayMode>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("title", \.title), .field("displayMode", \.displayMode)]
}

/// `.navigationBarTitleDisplayMode(.inline)`.
package struct TitleDisplayModeModifier: PayloadFields {
  package var displayMode = Given<TitleDisplayMode>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("displayMode", \.displayMode)]
}

/// `.navigationBarHidden(true)`, `.statusBarHidden()`.
package struct NavigationBarHiddenModifier: PayloadFields {
  package var hidden = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("hidden", \.hidden)]
}

/// `.navigationBarBackButtonHidden(true)`.
package struct NavigationBarBackButtonHiddenModifier: PayloadFields {
  package var hidesBackButton = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("hidesBackButton", \.hidesBackButton)]
}

/// `.toolbar { … }`, `.toolbar(.hidden, for: .tabBar)`, `.navigationBarItems(leading:trailing:)`.
package struct ToolbarModifier: PayloadFields {
  package var content = Given<[ViewNode]>()
  package var leading = Given<[ViewNode]>()
  package var trailing = Given<[ViewNode]>()
  package var visibility = Given<Visibility>()
  package var bars = Given<Set<ToolbarBar>>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("content", \.content), .field("leading", \.leading), .field("trailing", \.trailing),
    .field("visibility", \.visibility), .field("for", \.bars),
  ]
}

/// `.toolbarBackground(Color.blue, for: .navigationBar)`, `.toolbarBackground(.visible)`.
package struct ToolbarBackgroundModifier: PayloadFields {
  package var style = Given<StyleSpec>()
  package var visibility = Given<Visibility>()
  package var bars = Given<Set<ToolbarBar>>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("style", \.style), .field("visibility", \.visibility), .field("for", \.bars),
  ]
}

/// `.toolbarColorScheme(.dark, for: .navigationBar)`.
package struct ToolbarColorSchemeModifier: PayloadFields {
  package var colorScheme = Given<ColorScheme>()
  package var bars = Given<Set<ToolbarBar>>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("colorScheme", \.colorScheme), .field("for", \.bars)]
}

/// `.searchable(text: $query, placement: .navigationBarDrawer, prompt: "Find")`.
package struct SearchableModifier: PayloadFields {
  package var prompt = Given<TextContent>()
  package var placement = Given<String>()
  package var text = Given<String>()
  package var binding = Given<ActionNumber>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("prompt", \.prompt), .field("placement", \.placement), .field("text", \.text),
    .field("textBinding", \.binding),
  ]
}

/// `.gridCellColumns(2)`.
package struct GridCellColumnsModifier: PayloadFields {
  package var count = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("count", \.count)]
}

/// `.gridCellUnsizedAxes(.horizontal)`.
package struct GridCellUnsizedAxesModifier: PayloadFields {
  package var axes = Given<Set<Axis>>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("axes", \.axes)]
}

/// `.gridColumnAlignment(.trailing)`.
package struct GridColumnAlignmentModifier: PayloadFields {
  package var guide = Given<AlignmentName>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("guide", \.guide)]
}

/// `.gridCellAnchor(.center)`, `.defaultScrollAnchor(.bottom)`.
package struct GridCellAnchorModifier: PayloadFields {
  package var anchor = Given<UnitPoint>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("anchor", \.anchor)]
}

/// `.presentationDetents([.medium, .height(200)], selection: $detent)`.
package struct PresentationDetentsModifier: PayloadFields {
  package var detents = Given<[PresentationDetent]>()
  /// The name of the chosen one.
  package var selection = Given<String>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("detents", \.detents), .field("selection", \.selection)]
}

/// `.presentationDragIndicator(.hidden)`.
package struct PresentationDragIndicatorModifier: PayloadFields {
  package var visibility = Given<Visibility>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("visibility", \.visibility)]
}

/// `.presentationCornerRadius(20)`, in points.
package struct PresentationCornerRadiusModifier: PayloadFields {
  package var cornerRadius = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("cornerRadius", \.cornerRadius)]
}

/// `.presentationBackground(.red)`, `.presentationBackground { … }`.
package struct PresentationBackgroundModifier: PayloadFields {
  package var style = Given<StyleSpec>()
  package var alignment = Given<AlignmentName>()
  package var content = Given<[ViewNode]>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("style", \.style), .field("alignment", \.alignment), .field("content", \.content),
  ]
}

/// `.presentationCompactAdaptation(.popover)`, `(horizontal:vertical:)`.
package struct PresentationCompactAdaptationModifier: PayloadFields {
  package var adaptation = Given<PresentationAdaptation>()
  package var horizontal = Given<PresentationAdaptation>()
  package var vertical = Given<PresentationAdaptation>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("adaptation", \.adaptation), .field("horizontal", \.horizontal), .field("vertical", \.vertical),
  ]
}

/// `.layoutValue(key: Flexibility.self, value: 2)`: for layouts of the project's own.
package struct LayoutValueModifier: PayloadFields {
  /// The type of the key.
  package var key = Given<String>()
  package var value = Given<OpaqueArgument>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("key", \.key), .field("value", \.value)]
}

/// `.navigationSplitViewColumnWidth(min: 200, ideal: 240, max: 300)`, in points.
package struct ColumnWidthModifier: PayloadFields {
  package var width = Given<Double>()
  package var min = Given<Double>()
  package var ideal = Given<Double>()
  package var max = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("width", \.width, isLength: true), .field("min", \.min), .field("ideal", \.ideal), .field("max", \.max),
  ]
}

/// `.onTapGesture(count: 2) { … }`.
package struct OnTapGestureModifier: PayloadFields {
  package var count = Given<Double>()
  package var perform = Given<ActionNumber>()
  /// What the action does, where equal ones can be recognised.
  package var effect = Given<String>()
  /// The action writes into a log and does nothing else.
  package var isInert = Given<Bool>()
  /// The action chooses one of several.
  package var chooses = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("count", \.count), .field("perform", \.perform), .field("effect", \.effect), .field("isInert", \.isInert),
    .field("chooses", \.chooses),
  ]
}

/// `.onLongPressGesture { … }`.
package struct OnLongPressGestureModifier: PayloadFields {
  package var perform = Given<ActionNumber>()
  /// What the action does, where equal ones can be recognised.
  package var effect = Given<String>()
  /// The action writes into a log and does nothing else.
  package var isInert = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("perform", \.perform), .field("effect", \.effect), .field("isInert", \.isInert),
  ]
}

/// `.gesture(DragGesture())`: the type of the gesture.
package struct GestureModifier: PayloadFields {
  package var gesture = Given<GestureKind>()
  package var action = Given<ActionNumber>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("gesture", \.gesture), .field("action", \.action)]
}

/// `.focused($field, equals: .name)`.
package struct FocusedModifier: PayloadFields {
  package var isFocused = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("isFocused", \.isFocused)]
}

/// `.textContentType(.emailAddress)`.
package struct TextContentTypeModifier: PayloadFields {
  package var textContentType = Given<String>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("textContentType", \.textContentType)]
}

/// `.keyboardType(.numberPad)`.
package struct KeyboardTypeModifier: PayloadFields {
  package var type = Given<String>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("type", \.type)]
}

/// `.accessibilityLabel("Close")`.
package struct AccessibilityLabelModifier: PayloadFields {
  package var label = Given<TextContent>()
  /// What a label is made of.
  package var content = Given<[ViewNode]>()
  package var isEnabled = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("label", \.label), .field("content", \.content), .field("isEnabled", \.isEnabled),
  ]
}

/// `.accessibilityValue("50 %")`.
package struct AccessibilityValueModifier: PayloadFields {
  package var value = Given<TextContent>()
  package var isEnabled = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("value", \.value), .field("isEnabled", \.isEnabled)]
}

/// `.accessibilityHint("Opens a list")`.
package struct AccessibilityHintModifier: PayloadFields {
  package var hint = Given<TextContent>()
  package var isEnabled = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("hint", \.hint), .field("isEnabled", \.isEnabled)]
}

/// `.accessibilityHidden(true)`.
package struct AccessibilityHiddenModifier: PayloadFields {
  package var hidden = Given<Bool>()
  package var isEnabled = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("hidden", \.hidden), .field("isEnabled", \.isEnabled)]
}

/// `.accessibilityIdentifier("close")`.
package struct AccessibilityIdentifierModifier: PayloadFields {
  package var identifier = Given<String>()
  package var isEnabled = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("identifier", \.identifier), .field("isEnabled", \.isEnabled)]
}

/// `.accessibilityElement(children: .combine)`.
package struct AccessibilityElementModifier: PayloadFields {
  package var children = Given<AccessibilityChildBehavior>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("children", \.children)]
}

/// `.accessibilityAddTraits(.isHeader)`: SwiftUI's names.
package struct AccessibilityAddTraitsModifier: PayloadFields {
  package var traits = Given<Set<TraitName>>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("traits", \.traits)]
}

/// `.accessibilityRemoveTraits(.isImage)`: SwiftUI's names.
package struct AccessibilityRemoveTraitsModifier: PayloadFields {
  package var traits = Given<Set<TraitName>>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("traits", \.traits)]
}

/// `.accessibilitySortPriority(1)`.
package struct AccessibilitySortPriorityModifier: PayloadFields {
  package var sortPriority = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("sortPriority", \.sortPriority)]
}

/// `.accessibilityAction(named: "Reply") { … }`.
package struct AccessibilityActionModifier: PayloadFields {
  package var named = Given<TextContent>()
  package var actionKind = Given<String>()
  package var label = Given<[ViewNode]>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("named", \.named), .field("actionKind", \.actionKind), .field("label", \.label),
  ]
}

/// `.accessibilityActions { … }`: the buttons' titles are the actions' names.
package struct AccessibilityActionsModifier: PayloadFields {
  package var content = Given<[ViewNode]>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("content", \.content)]
}

/// `.accessibilityAdjustableAction { … }`.
package struct AccessibilityAdjustableModifier: PayloadFields {
  package init() {}
  package static let fields: FieldList<Self> = []
}

/// `.accessibilityZoomAction { … }`.
package struct AccessibilityZoomModifier: PayloadFields {
  package init() {}
  package static let fields: FieldList<Self> = []
}

/// `.accessibilityInputLabels(["Reply", "Answer"])`.
package struct AccessibilityInputLabelsModifier: PayloadFields {
  package var inputLabels = Given<[TextContent]>()
  package var isEnabled = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("inputLabels", \.inputLabels), .field("isEnabled", \.isEnabled)]
}

/// `.accessibilityHeading(.h2)`.
package struct AccessibilityHeadingModifier: PayloadFields {
  package var level = Given<HeadingLevel>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("level", \.level)]
}

/// `.accessibilityRepresentation { … }`.
package struct AccessibilityRepresentationModifier: PayloadFields {
  package var representation = Given<[ViewNode]>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("representation", \.representation)]
}

/// `.accessibilityChildren { … }`.
package struct AccessibilityChildrenModifier: PayloadFields {
  package var children = Given<[ViewNode]>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("children", \.children)]
}

/// `.accessibility(label:)`, `.accessibility(hidden:)`, … of iOS 13.
package struct OlderAccessibilityModifier: PayloadFields {
  package var label = Given<TextContent>()
  package var value = Given<TextContent>()
  package var hint = Given<TextContent>()
  package var hidden = Given<Bool>()
  package var identifier = Given<String>()
  package var addTraits = Given<Set<TraitName>>()
  package var removeTraits = Given<Set<TraitName>>()
  package var sortPriority = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("label", \.label), .field("value", \.value), .field("hint", \.hint), .field("hidden", \.hidden),
    .field("identifier", \.identifier), .field("addTraits", \.addTraits), .field("removeTraits", \.removeTraits),
    .field("sortPriority", \.sortPriority),
  ]
}
