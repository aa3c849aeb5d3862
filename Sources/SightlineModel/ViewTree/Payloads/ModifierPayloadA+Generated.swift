// Written by Scripts/generate-payloads from vocabulary/modifiers.txt; changes belong there.

/// `.font(.headline)`.
public struct FontModifier: PayloadFields {
  public var font = Given<FontSpec>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("font", \.font)]
}

/// `.fontWeight(.bold)`; `nil` takes the weight of the font.
public struct FontWeightModifier: PayloadFields {
  public var weight = Given<FontWeight>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("weight", \.weight)]
}

/// `.fontDesign(.rounded)`.
public struct FontDesignModifier: PayloadFields {
  public var design = Given<FontDesign>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("design", \.design)]
}

/// `.bold()`: on unless it says otherwise.
public struct BoldModifier: PayloadFields {
  public var isActive = Given<Bool>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("isActive", \.isActive)]
}

/// `.italic()`: on unless it says otherwise.
public struct ItalicModifier: PayloadFields {
  public var isActive = Given<Bool>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("isActive", \.isActive)]
}

/// `.monospaced()`: on unless it says otherwise.
public struct MonospacedModifier: PayloadFields {
  public var isActive = Given<Bool>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("isActive", \.isActive)]
}

/// `.underline()`: on unless it says otherwise.
public struct UnderlineModifier: PayloadFields {
  public var isActive = Given<Bool>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("isActive", \.isActive)]
}

/// `.strikethrough()`: on unless it says otherwise.
public struct StrikethroughModifier: PayloadFields {
  public var isActive = Given<Bool>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("isActive", \.isActive)]
}

/// `.monospacedDigit()`.
public struct MonospacedDigitModifier: PayloadFields {
  public init() {}
  public static let fields: FieldList<Self> = []
}

/// `.tracking(1)`, in points.
public struct TrackingModifier: PayloadFields {
  public var tracking = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("tracking", \.tracking)]
}

/// `.kerning(1)`, in points.
public struct KerningModifier: PayloadFields {
  public var kerning = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("kerning", \.kerning)]
}

/// `.baselineOffset(2)`, in points.
public struct BaselineOffsetModifier: PayloadFields {
  public var baselineOffset = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("baselineOffset", \.baselineOffset)]
}

/// `.foregroundStyle(.red, .blue)`, and `.foregroundColor(.red)`.
public struct ForegroundStyleModifier: PayloadFields {
  public var primary = Given<StyleSpec>()
  public var secondary = Given<StyleSpec>()
  public var tertiary = Given<StyleSpec>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("primary", \.primary), .field("secondary", \.secondary), .field("tertiary", \.tertiary),
  ]
}

/// `.tint(.red)`, `.accentColor(.red)`.
public struct TintModifier: PayloadFields {
  public var tint = Given<StyleSpec>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("tint", \.tint)]
}

/// `.backgroundStyle(.red)`.
public struct BackgroundStyleModifier: PayloadFields {
  public var style = Given<StyleSpec>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("style", \.style)]
}

/// `.lineLimit(2)`, `.lineLimit(2...4)`, `.lineLimit(2, reservesSpace: true)`.
public struct LineLimitModifier: PayloadFields {
  public var number = Given<Double>()
  public var limit = Given<Double>()
  public var reservesSpace = Given<Bool>()
  public var min = Given<Double>()
  public var max = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("number", \.number), .field("limit", \.limit), .field("reservesSpace", \.reservesSpace),
    .field("min", \.min), .field("max", \.max),
  ]
}

/// `.multilineTextAlignment(.center)`.
public struct MultilineTextAlignmentModifier: PayloadFields {
  public var alignment = Given<Paragraph.Alignment>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("alignment", \.alignment)]
}

/// `.lineSpacing(4)`, in points.
public struct LineSpacingModifier: PayloadFields {
  public var lineSpacing = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("lineSpacing", \.lineSpacing)]
}

/// `.minimumScaleFactor(0.5)`.
public struct MinimumScaleFactorModifier: PayloadFields {
  public var factor = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("factor", \.factor)]
}

/// `.truncationMode(.middle)`.
public struct TruncationModeModifier: PayloadFields {
  public var mode = Given<Paragraph.TruncationMode>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("mode", \.mode)]
}

/// `.allowsTightening(true)`.
public struct AllowsTighteningModifier: PayloadFields {
  public var flag = Given<Bool>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("flag", \.flag)]
}

/// `.textCase(.uppercase)`; `nil` leaves text as it is.
public struct TextCaseModifier: PayloadFields {
  public var textCase = Given<TextCase>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("textCase", \.textCase)]
}

/// `.dynamicTypeSize(.large)`, `.dynamicTypeSize(.small ... .accessibility1)`.
public struct DynamicTypeSizeModifier: PayloadFields {
  public var size = Given<DynamicTypeSize>()
  public var min = Given<DynamicTypeSize>()
  public var max = Given<DynamicTypeSize>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("size", \.size), .field("min", \.min), .field("max", \.max)]
}

/// `.environment(\.layoutDirection, .rightToLeft)`.
public struct EnvironmentModifier: PayloadFields {
  public var keyPath = Given<EnvironmentKeyName>()
  public var value = Given<ParameterExpression>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("keyPath", \.keyPath), .field("value", \.value)]
}

/// `.imageScale(.large)`.
public struct ImageScaleModifier: PayloadFields {
  public var scale = Given<ImageScale>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("scale", \.scale)]
}

/// `.controlSize(.large)`.
public struct ControlSizeModifier: PayloadFields {
  public var controlSize = Given<ControlSize>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("controlSize", \.controlSize)]
}

/// `.disabled(true)`.
public struct DisabledModifier: PayloadFields {
  public var disabled = Given<Bool>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("disabled", \.disabled)]
}

/// `.labelsHidden()`.
public struct LabelsHiddenModifier: PayloadFields {
  public init() {}
  public static let fields: FieldList<Self> = []
}

/// `.labelsVisibility(.hidden)`.
public struct LabelsVisibilityModifier: PayloadFields {
  public var visibility = Given<Visibility>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("visibility", \.visibility)]
}

/// `.defaultMinListRowHeight(44)`: the environment key as a modifier, in points.
public struct DefaultMinListRowHeightModifier: PayloadFields {
  public var value = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("value", \.value)]
}

/// `.contentMargins(.horizontal, 8, for: .scrollContent)`, in points.
public struct ContentMarginsModifier: PayloadFields {
  public var edges = Given<Edges>()
  public var length = Given<Double>()
  public var insets = Given<EdgeInsets>()
  public var placement = Given<ContentMarginPlacement>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("edges", \.edges), .field("length", \.length, isLength: true), .field("insets", \.insets, isLength: true),
    .field("for", \.placement),
  ]
}

/// `.preferredColorScheme(.dark)`, `.colorScheme(.dark)`.
public struct ColorSchemeModifier: PayloadFields {
  public var colorScheme = Given<ColorScheme>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("colorScheme", \.colorScheme)]
}

/// `.buttonBorderShape(.capsule)`, `.roundedRectangle(radius: 8)`.
public struct ButtonBorderShapeModifier: PayloadFields {
  public var shape = Given<String>()
  /// Points.
  public var cornerRadius = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("shape", \.shape), .field("cornerRadius", \.cornerRadius)]
}

/// `.redacted(reason: .placeholder)`.
public struct RedactedModifier: PayloadFields {
  public var reason = Given<Set<RedactionReason>>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("reason", \.reason)]
}

/// `.unredacted()`.
public struct UnredactedModifier: PayloadFields {
  public init() {}
  public static let fields: FieldList<Self> = []
}

/// `.listRowSpacing(8)`, in points.
public struct ListRowSpacingModifier: PayloadFields {
  public var spacing = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("spacing", \.spacing, isLength: true)]
}

/// `.listSectionSpacing(8)`, `.listSectionSpacing(.compact)`.
public struct ListSectionSpacingModifier: PayloadFields {
  public var spacing = Given<SectionSpacing>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("spacing", \.spacing, isLength: true)]
}

/// `.buttonSizing(.flexible)`.
public struct ButtonSizingModifier: PayloadFields {
  public var sizing = Given<ButtonSizing>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("sizing", \.sizing)]
}

/// `.scrollContentBackground(.hidden)`.
public struct ScrollContentBackgroundModifier: PayloadFields {
  public var visibility = Given<Visibility>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("visibility", \.visibility)]
}

/// `.headerProminence(.increased)`.
public struct HeaderProminenceModifier: PayloadFields {
  public var prominence = Given<Prominence>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("prominence", \.prominence)]
}

/// `.buttonStyle(.bordered)`, `.tabViewStyle(.page(indexDisplayMode: .always))`: which family, the kind says.
public struct StyleModifier: PayloadFields {
  public var style = Given<ControlStyle>()
  /// The type of a style of the project's own.
  public var type = Given<String>()
  /// Of `.page`.
  public var indexDisplayMode = Given<String>()
  /// Of the index of `.page`.
  public var backgroundDisplayMode = Given<String>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("style", \.style), .field("type", \.type), .field("indexDisplayMode", \.indexDisplayMode),
    .field("backgroundDisplayMode", \.backgroundDisplayMode),
  ]
}

/// `.padding(.horizontal, 8)`, `.padding(insets)`, `.safeAreaPadding`, `.scenePadding`, in points.
public struct PaddingModifier: PayloadFields {
  public var edges = Given<Edges>()
  public var length = Given<Double>()
  public var insets = Given<EdgeInsets>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("edges", \.edges), .field("length", \.length, isLength: true), .field("insets", \.insets, isLength: true),
  ]
}

/// `.frame(width:height:alignment:)`, in points.
public struct FrameModifier: PayloadFields {
  public var width = Given<Double>()
  public var height = Given<Double>()
  public var alignment = Given<AlignmentName>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("width", \.width, isLength: true), .field("height", \.height, isLength: true),
    .field("alignment", \.alignment),
  ]
}

/// `.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`, in points.
public struct FlexibleFrameModifier: PayloadFields {
  public var minWidth = Given<Double>()
  public var idealWidth = Given<Double>()
  public var maxWidth = Given<Double>()
  public var minHeight = Given<Double>()
  public var idealHeight = Given<Double>()
  public var maxHeight = Given<Double>()
  public var alignment = Given<AlignmentName>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("minWidth", \.minWidth, isLength: true), .field("idealWidth", \.idealWidth, isLength: true),
    .field("maxWidth", \.maxWidth, isLength: true), .field("minHeight", \.minHeight, isLength: true),
    .field("idealHeight", \.idealHeight, isLength: true), .field("maxHeight", \.maxHeight, isLength: true),
    .field("alignment", \.alignment),
  ]
}

/// `.background(.red, in: Capsule())`, `.background(alignment: .top) { … }`.
public struct BackgroundModifier: PayloadFields {
  public var style = Given<StyleSpec>()
  public var shape = Given<[ViewNode]>()
  public var content = Given<[ViewNode]>()
  public var alignment = Given<AlignmentName>()
  public var ignoredEdges = Given<Edges>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("style", \.style), .field("shape", \.shape), .field("content", \.content), .field("alignment", \.alignment),
    .field("ignoresSafeAreaEdges", \.ignoredEdges),
  ]
}

/// `.overlay(.red, in: Capsule())`, `.overlay(alignment: .top) { … }`.
public struct OverlayModifier: PayloadFields {
  public var style = Given<StyleSpec>()
  public var shape = Given<[ViewNode]>()
  public var content = Given<[ViewNode]>()
  public var alignment = Given<AlignmentName>()
  public var ignoredEdges = Given<Edges>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("style", \.style), .field("shape", \.shape), .field("content", \.content), .field("alignment", \.alignment),
    .field("ignoresSafeAreaEdges", \.ignoredEdges),
  ]
}

/// `.border(.red, width: 2)`, in points.
public struct BorderModifier: PayloadFields {
  public var content = Given<StyleSpec>()
  public var width = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("content", \.content), .field("width", \.width, isLength: true)]
}

/// `.offset(x: 8, y: 4)`, `.offset(CGSize(…))`, in points.
public struct OffsetModifier: PayloadFields {
  public var x = Given<Double>()
  public var y = Given<Double>()
  public var offset = Given<Size>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("x", \.x, isLength: true), .field("y", \.y, isLength: true), .field("offset", \.offset, isLength: true),
  ]
}

/// `.position(x: 8, y: 4)`, `.position(CGPoint(…))`, in points.
public struct PositionModifier: PayloadFields {
  public var x = Given<Double>()
  public var y = Given<Double>()
  public var position = Given<Point>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("x", \.x, isLength: true), .field("y", \.y, isLength: true), .field("position", \.position, isLength: true),
  ]
}

/// `.fixedSize()`, `.fixedSize(horizontal: false, vertical: true)`.
public struct FixedSizeModifier: PayloadFields {
  public var horizontal = Given<Bool>()
  public var vertical = Given<Bool>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("horizontal", \.horizontal), .field("vertical", \.vertical)]
}

/// `.aspectRatio(1.5, contentMode: .fit)`, `.scaledToFit()`, `.scaledToFill()`. The ratio is width ÷ height.
public struct AspectRatioModifier: PayloadFields {
  public var aspectRatio = Given<AspectRatioValue>()
  public var contentMode = Given<ContentMode>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("aspectRatio", \.aspectRatio, isLength: true), .field("contentMode", \.contentMode),
  ]
}

/// `.scaledToFit()`.
public struct ScaledToFitModifier: PayloadFields {
  public init() {}
  public static let fields: FieldList<Self> = []
}

/// `.scaledToFill()`.
public struct ScaledToFillModifier: PayloadFields {
  public init() {}
  public static let fields: FieldList<Self> = []
}

/// `.ignoresSafeArea(.keyboard, edges: .bottom)`, `.edgesIgnoringSafeArea(.all)`.
public struct IgnoresSafeAreaModifier: PayloadFields {
  public var regions = Given<Set<SafeAreaRegion>>()
  public var edges = Given<Edges>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("regions", \.regions), .field("edges", \.edges)]
}

/// `.safeAreaInset(edge: .bottom) { … }`, `.safeAreaBar`; spacing in points.
public struct SafeAreaInsetModifier: PayloadFields {
  public var edge = Given<Edge>()
  public var alignment = Given<AlignmentName>()
  public var spacing = Given<Double>()
  public var content = Given<[ViewNode]>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("edge", \.edge), .field("alignment", \.alignment), .field("spacing", \.spacing, isLength: true),
    .field("content", \.content),
  ]
}

/// `.alignmentGuide(.leading) { d in d[.trailing] }`.
public struct AlignmentGuideModifier: PayloadFields {
  public var guide = Given<AlignmentName>()
  public var axis = Given<Axis>()
  /// What the closure computes from the view's dimensions.
  public var value = Given<ParameterExpression>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("guide", \.guide), .field("axis", \.axis), .field("value", \.value),
  ]
}

/// `.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 8)`, in points.
public struct ContainerRelativeFrameModifier: PayloadFields {
  public var axes = Given<Set<Axis>>()
  public var count = Given<Double>()
  public var span = Given<Double>()
  public var spacing = Given<Double>()
  public var alignment = Given<AlignmentName>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("axes", \.axes), .field("count", \.count), .field("span", \.span),
    .field("spacing", \.spacing, isLength: true), .field("alignment", \.alignment),
  ]
}

/// `.layoutPriority(1)`.
public struct LayoutPriorityModifier: PayloadFields {
  public var value = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("value", \.value)]
}

/// `.zIndex(1)`.
public struct ZIndexModifier: PayloadFields {
  public var value = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("value", \.value)]
}

/// `.opacity(0.5)`.
public struct OpacityModifier: PayloadFields {
  public var opacity = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("opacity", \.opacity)]
}

/// `.hidden()`.
public struct HiddenModifier: PayloadFields {
  public init() {}
  public static let fields: FieldList<Self> = []
}
