// Written by Scripts/generate-payloads from vocabulary/views.txt; changes belong there.

/// `DisclosureGroup("More", isExpanded: $isExpanded) { … }`.
public struct DisclosureGroupView: PayloadFields {
  public var titleKey = Given<TextContent>()
  public var label = Given<Caption>()
  public var isExpanded = Given<Bool>()
  public var isExpandedBinding = Given<ActionNumber>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("label", \.label), .field("isExpanded", \.isExpanded),
    .field("isExpandedBinding", \.isExpandedBinding),
  ]
}

/// `LabeledContent("Weight", value: "70 kg")`.
public struct LabeledContentView: PayloadFields {
  public var titleKey = Given<TextContent>()
  public var label = Given<Caption>()
  public var value = Given<TextContent>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("label", \.label), .field("value", \.value),
  ]
}

/// `ContentUnavailableView("No mail", systemImage: "tray", description: Text("…"))`.
public struct ContentUnavailableView: PayloadFields {
  public var titleKey = Given<TextContent>()
  public var systemImage = Given<String>()
  public var label = Given<Caption>()
  public var description = Given<Caption>()
  public var actions = Given<[ViewNode]>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("systemImage", \.systemImage), .field("label", \.label),
    .field("description", \.description), .field("actions", \.actions),
  ]
}

/// `SignInWithAppleButton(.signIn) { … }`.
public struct SignInWithAppleView: PayloadFields {
  public var label = Given<String>()
  public var onRequest = Given<ActionNumber>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("label", \.label), .field("onRequest", \.onRequest)]
}

/// `ControlGroup("Edit") { … }`.
public struct ControlGroupView: PayloadFields {
  public var titleKey = Given<TextContent>()
  public var label = Given<Caption>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("titleKey", \.titleKey), .field("label", \.label)]
}

/// `TabView(selection: $tab) { … }`.
public struct TabViewView: PayloadFields {
  public var selection = Given<TagText>()
  /// 0-based.
  public var selectionIndex = Given<Int>()
  public var pageCount = Given<Int>()
  public var selectionBinding = Given<ActionNumber>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("selection", \.selection), .field("selectionIndex", \.selectionIndex), .field("pageCount", \.pageCount),
    .field("selectionBinding", \.selectionBinding),
  ]
}

/// `Tab("Home", systemImage: "house", value: 1) { … }`.
public struct TabView: PayloadFields {
  public var titleKey = Given<TextContent>()
  public var label = Given<Caption>()
  public var systemImage = Given<String>()
  public var image = Given<String>()
  public var value = Given<TagText>()
  public var role = Given<String>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("label", \.label), .field("systemImage", \.systemImage),
    .field("image", \.image), .field("value", \.value), .field("role", \.role),
  ]
}

/// `NavigationStack { … }`.
public struct NavigationStackView: PayloadFields {
  public var root = Given<[ViewNode]>()
  /// Screens that were pushed.
  public var depth = Given<Int>()
  public var back = Given<ActionNumber>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("root", \.root), .field("depth", \.depth), .field("back", \.back),
  ]
}

/// `NavigationSplitView { … } content: { … } detail: { … }`.
public struct NavigationSplitViewView: PayloadFields {
  public var columnVisibility = Given<String>()
  public var content = Given<[ViewNode]>()
  public var detail = Given<[ViewNode]>()
  /// Screens that were pushed.
  public var depth = Given<Int>()
  public var back = Given<ActionNumber>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("columnVisibility", \.columnVisibility), .field("content", \.content), .field("detail", \.detail),
    .field("depth", \.depth), .field("back", \.back),
  ]
}

/// `List { … }`, `Form { … }`.
public struct ListView: PayloadFields {
  public init() {}
  public static let fields: FieldList<Self> = []
}

/// `Section("General") { … } footer: { … }`.
public struct SectionView: PayloadFields {
  public var titleKey = Given<TextContent>()
  public var header = Given<[ViewNode]>()
  public var footer = Given<[ViewNode]>()
  public var isExpanded = Given<Bool>()
  public var isExpandedBinding = Given<ActionNumber>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("header", \.header), .field("footer", \.footer),
    .field("isExpanded", \.isExpanded), .field("isExpandedBinding", \.isExpandedBinding),
  ]
}

/// `Grid(alignment: .top, horizontalSpacing: 8, verticalSpacing: 8) { … }`, in points.
public struct GridView: PayloadFields {
  public var alignment = Given<AlignmentName>()
  public var horizontalSpacing = Given<Double>()
  public var verticalSpacing = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("alignment", \.alignment), .field("horizontalSpacing", \.horizontalSpacing),
    .field("verticalSpacing", \.verticalSpacing),
  ]
}

/// `GridRow(alignment: .top) { … }`.
public struct GridRowView: PayloadFields {
  public var alignment = Given<AlignmentName>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("alignment", \.alignment)]
}

/// `LazyVGrid(columns: […], alignment: .leading, spacing: 8) { … }`, in points.
public struct LazyGridView: PayloadFields {
  public var columns = Given<[GridTrack]>()
  public var rows = Given<[GridTrack]>()
  public var alignment = Given<AlignmentName>()
  public var spacing = Given<Double>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("columns", \.columns), .field("rows", \.rows), .field("alignment", \.alignment),
    .field("spacing", \.spacing, isLength: true),
  ]
}

/// `GeometryReader { proxy in … }`.
public struct GeometryReaderView: PayloadFields {
  /// The name under which layout gives its frame.
  public var place = Given<String>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("place", \.place)]
}

/// `ViewThatFits(in: .horizontal) { … }`.
public struct ViewThatFitsView: PayloadFields {
  public var axes = Given<Set<Axis>>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("in", \.axes)]
}

/// `AnyLayout(HStackLayout()) { … }`.
public struct AnyLayoutView: PayloadFields {
  public var layout = Given<[ViewNode]>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("layout", \.layout)]
}

/// A layout of the project's own.
public struct CustomLayoutView: PayloadFields {
  public var procedure = Given<OpaqueArgument>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("procedure", \.procedure)]
}

/// `GroupBox("Wi-Fi") { … }`.
public struct GroupBoxView: PayloadFields {
  public var titleKey = Given<TextContent>()
  public var label = Given<Caption>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("titleKey", \.titleKey), .field("label", \.label)]
}

/// What is up before a screen, and the screen.
public struct PresentationView: PayloadFields {
  public var content = Given<[ViewNode]>()
  public var behind = Given<[ViewNode]>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("content", \.content), .field("behind", \.behind)]
}

/// `.alert("Delete?", isPresented: $asks) { … } message: { … }` while it is up.
public struct DialogView: PayloadFields {
  public var titleKey = Given<TextContent>()
  public var titleVisibility = Given<Visibility>()
  public var actions = Given<[ViewNode]>()
  public var message = Given<[ViewNode]>()
  public var behind = Given<[ViewNode]>()
  public init() {}
  public static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("titleVisibility", \.titleVisibility), .field("actions", \.actions),
    .field("message", \.message), .field("behind", \.behind),
  ]
}

/// `ToolbarItem(placement: .bottomBar) { … }`.
public struct ToolbarItemView: PayloadFields {
  public var placement = Given<String>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("placement", \.placement)]
}

/// One of several that the system draws: an item of a tab bar, a segment.
public struct ItemView: PayloadFields {
  public var titleKey = Given<TextContent>()
  public var isSelected = Given<Bool>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("titleKey", \.titleKey), .field("isSelected", \.isSelected)]
}

/// The dots below pages.
public struct PageControlView: PayloadFields {
  /// 1-based.
  public var page = Given<Int>()
  public var count = Given<Int>()
  public init() {}
  public static let fields: FieldList<Self> = [.field("page", \.page), .field("count", \.count)]
}
