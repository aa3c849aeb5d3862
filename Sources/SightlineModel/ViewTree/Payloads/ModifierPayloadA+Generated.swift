// Written by Scripts/generate-payloads from vocabulary/modifiers.txt; changes belong there.

/// `.font(.headline)`.
package struct FontModifier: PayloadFields {
  package var font = Given<FontSpec>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("font", \.font)]
}

/// `.fontWeight(.bold)`; `nil` takes the weight of the font.
package struct FontWeightModifier: PayloadFields {
  package var weight = Given<FontWeight>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("weight", \.weight)]
}

/// `.fontDesign(.rounded)`.
package struct FontDesignModifier: PayloadFields {
  package var design = Given<FontDesign>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("design", \.design)]
}

/// `.bold()`: on unless it says otherwise.
package struct BoldModifier: PayloadFields {
  package var isActive = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("isActive", \.isActive)]
}

/// `.italic()`: on unless it says otherwise.
package struct ItalicModifier: PayloadFields {
  package var isActive = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("isActive", \.isActive)]
}

/// `.monospaced()`: on unless it says otherwise.
package struct MonospacedModifier: PayloadFields {
  package var isActive = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("isActive", \.isActive)]
}

/// `.underline()`: on unless it says otherwise.
package struct UnderlineModifier: PayloadFields {
  package var isActive = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("isActive", \.isActive)]
}

/// `.strikethrough()`: on unless it says otherwise.
package struct StrikethroughModifier: PayloadFields {
  package var isActive = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("isActive", \.isActive)]
}

/// `.monospacedDigit()`.
package struct MonospacedDigitModifier: PayloadFields {
  package init() {}
  package static let fields: FieldList<Self> = []
}

/// `.tracking(1)`, in points.
package struct TrackingModifier: PayloadFields {
  package var tracking = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("tracking", \.tracking)]
}

/// `.kerning(1)`, in points.
package struct KerningModifier: PayloadFields {
  package var kerning = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("kerning", \.kerning)]
}

/// `.baselineOffset(2)`, in points.
package struct BaselineOffsetModifier: PayloadFields {
  package var baselineOffset = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("baselineOffset", \.baselineOffset)]
}

/// `.foregroundStyle(.red, .blue)`, and `.foregroundColor(.red)`.
package struct ForegroundStyleModifier: PayloadFields {
  package var primary = Given<StyleSpec>()
  package var secondary = Given<StyleSpec>()
  package var tertiary = Given<StyleSpec>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("primary", \.primary), .field("secondary", \.secondary), .field("tertiary", \.tertiary),
  ]
}

/// `.tint(.red)`, `.accentColor(.red)`.
package struct TintModifier: PayloadFields {
  package var tint = Given<StyleSpec>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("tint", \.tint)]
}

/// `.backgroundStyle(.red)`.
package struct BackgroundStyleModifier: PayloadFields {
  package var style = Given<StyleSpec>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("style", \.style)]
}

/// `.lineLimit(2)`, `.lineLimit(2...4)`, `.lineLimit(2, reservesSpace: true)`.
package struct LineLimitModifier: PayloadFields {
  package var number = Given<Double>()
  package var limit = Given<Double>()
  package var reservesSpace = Given<Bool>()
  package var min = Given<Double>()
  package var max = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("number", \.number), .field("limit", \.limit), .field("reservesSpace", \.reservesSpace),
    .field("min", \.min), .field("max", \.max),
  ]
}

/// `.multilineTextAlignment(.center)`.
package struct MultilineTextAlignmentModifier: PayloadFields {
  package var alignment = Given<Paragraph.Alignment>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("alignment", \.alignment)]
}

/// `.lineSpacing(4)`, in points.
package struct LineSpacingModifier: PayloadFields {
  package var lineSpacing = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("lineSpacing", \.lineSpacing)]
}

/// `.minimumScaleFactor(0.5)`.
package struct MinimumScaleFactorModifier: PayloadFields {
  package var factor = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("factor", \.factor)]
}

/// `.truncationMode(.middle)`.
package struct TruncationModeModifier: PayloadFields {
  package var mode = Given<Paragraph.TruncationMode>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("mode", \.mode)]
}

/// `.allowsTightening(true)`.
package struct AllowsTighteningModifier: PayloadFields {
  package var flag = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("flag", \.flag)]
}

/// `.textCase(.uppercase)`; `nil` leaves text as it is.
package struct TextCaseModifier: PayloadFields {
  package var textCase = Given<TextCase>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("textCase", \.textCase)]
}

/// `.dynamicTypeSize(.large)`, `.dynamicTypeSize(.small ... .accessibility1)`.
package struct DynamicTypeSizeModifier: PayloadFields {
  package var size = Given<DynamicTypeSize>()
  package var min = Given<DynamicTypeSize>()
  package var max = Given<DynamicTypeSize>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("size", \.size), .field("min", \.min), .field("max", \.max)]
}

/// `.environment(\.layoutDirection, .rightToLeft)`.
package struct EnvironmentModifier: PayloadFields {
  package var keyPath = Given<EnvironmentKeyName>()
  package var value = Given<ParameterExpression>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("keyPath", \.keyPath), .field("value", \.value)]
}

/// `.imageScale(.large)`.
package struct ImageScaleModifier: PayloadFields {
  package var scale = Given<ImageScale>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("scale", \.scale)]
}

/// `.controlSize(.large)`.
package struct ControlSizeModifier: PayloadFields {
  package var controlSize = Given<ControlSize>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("controlSize", \.controlSize)]
}

/// `.disabled(true)`.
package struct DisabledModifier: PayloadFields {
  package var disabled = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("disabled", \.disabled)]
}

/// `.labelsHidden()`.
package struct LabelsHiddenModifier: PayloadFields {
  package init() {}
  package static let fields: FieldList<Self> = []
}

/// `.labelsVisibility(.hidden)`.
package struct LabelsVisibilityModifier: PayloadFields {
  package var visibility = Given<Visibility>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("visibility", \.visibility)]
}

/// `.defaultMinListRowHeight(44)`: the environment key as a modifier, in points.
package struct DefaultMinListRowHeightModifier: PayloadFields {
  package var value = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("value", \.value)]
}

/// `.contentMargins(.horizontal, 8, for: .scrollContent)`, in points.
package struct ContentMarginsModifier: PayloadFields {
  package var edges = Given<Edges>()
  package var length = Given<Double>()
  package var insets = Given<EdgeInsets>()
  package var placement = Given<ContentMarginPlacement>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("edges", \.edges), .field("length", \.length, isLength: true), .field("insets", \.insets, isLength: true),
    .field("for", \.placement),
  ]
}

/// `.preferredColorScheme(.dark)`, `.colorScheme(.dark)`.
package struct ColorSchemeModifier: PayloadFields {
  package var colorScheme = Given<ColorScheme>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("colorScheme", \.colorScheme)]
}

/// `.buttonBorderShape(.capsule)`, `.roundedRectangle(radius: 8)`.
package struct ButtonBorderShapeModifier: PayloadFields {
  package var shape = Given<String>()
  /// Points.
  package var cornerRadius = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("shape", \.shape), .field("cornerRadius", \.cornerRadius)]
}

/// `.redacted(reason: .placeholder)`.
package struct RedactedModifier: PayloadFields {
  package var reason = Given<Set<RedactionReason>>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("reason", \.reason)]
}

/// `.unredacted()`.
package struct UnredactedModifier: PayloadFields {
  package init() {}
  package static let fields: FieldList<Self> = []
}

/// `.listRowSpacing(8)`, in points.
package struct ListRowSpacingModifier: PayloadFields {
  package var spacing = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("spacing", \.spacing, isLength: true)]
}

/// `.navigationLinkIndicatorVisibility(.hidden)`: the chevron of links in lists.
package struct NavigationLinkIndicatorVisibilityModifier: PayloadFields {
  package var visibility = Given<Visibility>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("visibility", \.visibility)]
}

/// `.listSectionSpacing(8)`, `.listSectionSpacing(.compact)`.
package struct ListSectionSpacingModifier: PayloadFields {
  package var spacing = Given<SectionSpacing>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("spacing", \.spacing, isLength: true)]
}

/// `.buttonSizing(.flexible)`.
package struct ButtonSizingModifier: PayloadFields {
  package var sizing = Given<ButtonSizing>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("sizing", \.sizing)]
}

/// `.scrollContentBackground(.hidden)`.
package struct ScrollContentBackgroundModifier: PayloadFields {
  package var visibility = Given<Visibility>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("visibility", \.visibility)]
}

/// `.labelIconToTitleSpacing(12)`, in points.
package struct LabelIconToTitleSpacingModifier: PayloadFields {
  package var value = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("value", \.value, isLength: true)]
}

/// `.labelReservedIconWidth(32)`, in points: the least width of an icon's column.
package struct LabelReservedIconWidthModifier: PayloadFields {
  package var value = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("value", \.value, isLength: true)]
}

/// `.headerProminence(.increased)`.
package struct HeaderProminenceModifier: PayloadFields {
  package var prominence = Given<Prominence>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("prominence", \.prominence)]
}

/// `.buttonStyle(.bordered)`, `.tabViewStyle(.page(indexDisplayMode: .always))`: which family, the kind says.
package struct StyleModifier: PayloadFields {
  package var style = Given<ControlStyle>()
  /// The type of a style of the project's own.
  package var type = Given<String>()
  /// Of `.page`.
  package var indexDisplayMode = Given<String>()
  /// Of the index of `.page`.
  package var backgroundDisplayMode = Given<String>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("style", \.style), .field("type", \.type), .field("indexDisplayMode", \.indexDisplayMode),
    .field("backgroundDisplayMode", \.backgroundDisplayMode),
  ]
}

/// `.padding(.horizontal, 8)`, `.padding(insets)`, `.safeAreaPadding`, `.scenePadding`, in points.
package struct PaddingModifier: PayloadFields {
  package var edges = Given<Edges>()
  package var length = Given<Double>()
  package var insets = Given<EdgeInsets>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("edges", \.edges), .field("length", \.length, isLength: true), .field("insets", \.insets, isLength: true),
  ]
}

/// `.frame(width:height:alignment:)`, in points.
package struct FrameModifier: PayloadFields {
  package var width = Given<Double>()
  package var height = Given<Double>()
  package var alignment = Given<AlignmentName>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("width", \.width, isLength: true), .field("height", \.height, isLength: true),
    .field("alignment", \.alignment),
  ]
}

/// `.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`, in points.
package struct FlexibleFrameModifier: PayloadFields {
  package var minWidth = Given<Double>()
  package var idealWidth = Given<Double>()
  package var maxWidth = Given<Double>()
  package var minHeight = Given<Double>()
  package var idealHeight = Given<Double>()
  package var maxHeight = Given<Double>()
  package var alignment = Given<AlignmentName>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("minWidth", \.minWidth, isLength: true), .field("idealWidth", \.idealWidth, isLength: true),
    .field("maxWidth", \.maxWidth, isLength: true), .field("minHeight", \.minHeight, isLength: true),
    .field("idealHeight", \.idealHeight, isLength: true), .field("maxHeight", \.maxHeight, isLength: true),
    .field("alignment", \.alignment),
  ]
}

/// `.background(.red, in: Capsule())`, `.background(alignment: .top) { … }`.
package struct BackgroundModifier: PayloadFields {
  package var style = Given<StyleSpec>()
  package var shape = Given<[ViewNode]>()
  package var content = Given<[ViewNode]>()
  package var alignment = Given<AlignmentName>()
  package var ignoredEdges = Given<Edges>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("style", \.style), .field("shape", \.shape), .field("content", \.content), .field("alignment", \.alignment),
    .field("ignoresSafeAreaEdges", \.ignoredEdges),
  ]
}

/// `.overlay(.red, in: Capsule())`, `.overlay(alignment: .top) { … }`.
package struct OverlayModifier: PayloadFields {
  package var style = Given<StyleSpec>()
  package var shape = Given<[ViewNode]>()
  package var content = Given<[ViewNode]>()
  package var alignment = Given<AlignmentName>()
  package var ignoredEdges = Given<Edges>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("style", \.style), .field("shape", \.shape), .field("content", \.content), .field("alignment", \.alignment),
    .field("ignoresSafeAreaEdges", \.ignoredEdges),
  ]
}

/// `.border(.red, width: 2)`, in points.
package struct BorderModifier: PayloadFields {
  package var content = Given<StyleSpec>()
  package var width = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("content", \.content), .field("width", \.width, isLength: true)]
}

/// `.offset(x: 8, y: 4)`, `.offset(CGSize(…))`, in points.
package struct OffsetModifier: PayloadFields {
  package var x = Given<Double>()
  package var y = Given<Double>()
  package var offset = Given<Size>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("x", \.x, isLength: true), .field("y", \.y, isLength: true), .field("offset", \.offset, isLength: true),
  ]
}

/// `.position(x: 8, y: 4)`, `.position(CGPoint(…))`, in points.
package struct PositionModifier: PayloadFields {
  package var x = Given<Double>()
  package var y = Given<Double>()
  package var position = Given<Point>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("x", \.x, isLength: true), .field("y", \.y, isLength: true), .field("position", \.position, isLength: true),
  ]
}

/// `.fixedSize()`, `.fixedSize(horizontal: false, vertical: true)`.
package struct FixedSizeModifier: PayloadFields {
  package var horizontal = Given<Bool>()
  package var vertical = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("horizontal", \.horizontal), .field("vertical", \.vertical)]
}

/// `.aspectRatio(1.5, contentMode: .fit)`, `.scaledToFit()`, `.scaledToFill()`. The ratio is width ÷ height.
package struct AspectRatioModifier: PayloadFields {
  package var aspectRatio = Given<AspectRatioValue>()
  package var contentMode = Given<ContentMode>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("aspectRatio", \.aspectRatio, isLength: true), .field("contentMode", \.contentMode),
  ]
}

/// `.scaledToFit()`.
package struct ScaledToFitModifier: PayloadFields {
  package init() {}
  package static let fields: FieldList<Self> = []
}

/// `.scaledToFill()`.
package struct ScaledToFillModifier: PayloadFields {
  package init() {}
  package static let fields: FieldList<Self> = []
}

/// `.ignoresSafeArea(.keyboard, edges: .bottom)`, `.edgesIgnoringSafeArea(.all)`.
package struct IgnoresSafeAreaModifier: PayloadFields {
  package var regions = Given<Set<SafeAreaRegion>>()
  package var edges = Given<Edges>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("regions", \.regions), .field("edges", \.edges)]
}

/// `.safeAreaInset(edge: .bottom) { … }`, `.safeAreaBar`; spacing in points.
package struct SafeAreaInsetModifier: PayloadFields {
  package var edge = Given<Edge>()
  package var alignment = Given<AlignmentName>()
  package var spacing = Given<Double>()
  package var content = Given<[ViewNode]>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("edge", \.edge), .field("alignment", \.alignment), .field("spacing", \.spacing, isLength: true),
    .field("content", \.content),
  ]
}

/// `.alignmentGuide(.leading) { d in d[.trailing] }`.
package struct AlignmentGuideModifier: PayloadFields {
  package var guide = Given<AlignmentName>()
  package var axis = Given<Axis>()
  /// What the closure computes from the view's dimensions.
  package var value = Given<ParameterExpression>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("guide", \.guide), .field("axis", \.axis), .field("value", \.value),
  ]
}

/// `.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 8)`, in points.
package struct ContainerRelativeFrameModifier: PayloadFields {
  package var axes = Given<Set<Axis>>()
  package var count = Given<Double>()
  package var span = Given<Double>()
  package var spacing = Given<Double>()
  package var alignment = Given<AlignmentName>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("axes", \.axes), .field("count", \.count), .field("span", \.span),
    .field("spacing", \.spacing, isLength: true), .field("alignment", \.alignment),
  ]
}

/// `.layoutPriority(1)`.
package struct LayoutPriorityModifier: PayloadFields {
  package var value = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("value", \.value)]
}

/// `.zIndex(1)`.
package struct ZIndexModifier: PayloadFields {
  package var value = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("value", \.value)]
}

/// `.opacity(0.5)`.
package struct OpacityModifier: PayloadFields {
  package var opacity = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("opacity", \.opacity)]
}
