// Written by Scripts/generate-payloads from vocabulary/views.txt; changes belong there.

/// `DisclosureGroup("More", isExpanded: $isExpanded) { … }`.
package struct DisclosureGroupView: PayloadFields {
  package var titleKey = Given<TextContent>()
  package var label = Given<Caption>()
  package var isExpanded = Given<Bool>()
  package var isExpandedBinding = Given<ActionNumber>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("label", \.label), .field("isExpanded", \.isExpanded),
    .field("isExpandedBinding", \.isExpandedBinding),
  ]
}

/// `LabeledContent("Weight", value: "70 kg")`.
package struct LabeledContentView: PayloadFields {
  package var titleKey = Given<TextContent>()
  package var label = Given<Caption>()
  package var value = Given<TextContent>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("label", \.label), .field("value", \.value),
  ]
}

/// `ContentUnavailableView("No mail", systemImage: "tray", description: Text("…"))`.
package struct ContentUnavailableView: PayloadFields {
  package var titleKey = Given<TextContent>()
  package var systemImage = Given<String>()
  package var label = Given<Caption>()
  package var description = Given<Caption>()
  package var actions = Given<[ViewNode]>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("systemImage", \.systemImage), .field("label", \.label),
    .field("description", \.description), .field("actions", \.actions),
  ]
}

/// `SignInWithAppleButton(.signIn) { … }`.
package struct SignInWithAppleView: PayloadFields {
  package var label = Given<String>()
  package var onRequest = Given<ActionNumber>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("label", \.label), .field("onRequest", \.onRequest)]
}

/// `ControlGroup("Edit") { … }`.
package struct ControlGroupView: PayloadFields {
  package var titleKey = Given<TextContent>()
  package var label = Given<Caption>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("titleKey", \.titleKey), .field("label", \.label)]
}

/// `TabView(selection: $tab) { … }`.
package struct TabViewView: PayloadFields {
  package var selection = Given<TagText>()
  /// 0-based.
  package var selectionIndex = Given<Int>()
  package var pageCount = Given<Int>()
  package var selectionBinding = Given<ActionNumber>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("selection", \.selection), .field("selectionIndex", \.selectionIndex), .field("pageCount", \.pageCount),
    .field("selectionBinding", \.selectionBinding),
  ]
}

/// `Tab("Home", systemImage: "house", value: 1) { … }`.
package struct TabView: PayloadFields {
  package var titleKey = Given<TextContent>()
  package var label = Given<Caption>()
  package var systemImage = Given<String>()
  package var image = Given<String>()
  package var value = Given<TagText>()
  package var role = Given<String>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("label", \.label), .field("systemImage", \.systemImage),
    .field("image", \.image), .field("value", \.value), .field("role", \.role),
  ]
}

/// `NavigationStack { … }`.
package struct NavigationStackView: PayloadFields {
  package var root = Given<[ViewNode]>()
  /// Screens that were pushed.
  package var depth = Given<Int>()
  /// Of the screen below: one that is pushed and says nothing takes it over.
  package var titleMode = Given<TitleDisplayMode>()
  package var back = Given<ActionNumber>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("root", \.root), .field("depth", \.depth), .field("titleMode", \.titleMode), .field("back", \.back),
  ]
}

/// `NavigationSplitView { … } content: { … } detail: { … }`.
package struct NavigationSplitViewView: PayloadFields {
  package var columnVisibility = Given<String>()
  package var content = Given<[ViewNode]>()
  package var detail = Given<[ViewNode]>()
  /// Screens that were pushed.
  package var depth = Given<Int>()
  package var back = Given<ActionNumber>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("columnVisibility", \.columnVisibility), .field("content", \.content), .field("detail", \.detail),
    .field("depth", \.depth), .field("back", \.back),
  ]
}

/// `List { … }`, `Form { … }`.
package struct ListView: PayloadFields {
  package init() {}
  package static let fields: FieldList<Self> = []
}

/// `Section("General") { … } footer: { … }`.
package struct SectionView: PayloadFields {
  package var titleKey = Given<TextContent>()
  package var header = Given<[ViewNode]>()
  package var footer = Given<[ViewNode]>()
  package var isExpanded = Given<Bool>()
  package var isExpandedBinding = Given<ActionNumber>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("header", \.header), .field("footer", \.footer),
    .field("isExpanded", \.isExpanded), .field("isExpandedBinding", \.isExpandedBinding),
  ]
}

/// `Grid(alignment: .top, horizontalSpacing: 8, verticalSpacing: 8) { … }`, in points.
package struct GridView: PayloadFields {
  package var alignment = Given<AlignmentName>()
  package var horizontalSpacing = Given<Double>()
  package var verticalSpacing = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("alignment", \.alignment), .field("horizontalSpacing", \.horizontalSpacing),
    .field("verticalSpacing", \.verticalSpacing),
  ]
}

/// `GridRow(alignment: .top) { … }`.
package struct GridRowView: PayloadFields {
  package var alignment = Given<AlignmentName>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("alignment", \.alignment)]
}

/// `LazyVGrid(columns: […], alignment: .leading, spacing: 8) { … }`, in points.
package struct LazyGridView: PayloadFields {
  package var columns = Given<[GridTrack]>()
  package var rows = Given<[GridTrack]>()
  package var alignment = Given<AlignmentName>()
  package var spacing = Given<Double>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("columns", \.columns), .field("rows", \.rows), .field("alignment", \.alignment),
    .field("spacing", \.spacing, isLength: true),
  ]
}

/// `GeometryReader { proxy in … }`.
package struct GeometryReaderView: PayloadFields {
  /// The name under which layout gives its frame.
  package var place = Given<String>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("place", \.place)]
}

/// `ViewThatFits(in: .horizontal) { … }`.
package struct ViewThatFitsView: PayloadFields {
  package var axes = Given<Set<Axis>>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("in", \.axes)]
}

/// `AnyLayout(HStackLayout()) { … }`.
package struct AnyLayoutView: PayloadFields {
  package var layout = Given<[ViewNode]>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("layout", \.layout)]
}

/// A layout of the project's own.
package struct CustomLayoutView: PayloadFields {
  package var procedure = Given<OpaqueArgument>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("procedure", \.procedure)]
}

/// `GroupBox("Wi-Fi") { … }`.
package struct GroupBoxView: PayloadFields {
  package var titleKey = Given<TextContent>()
  package var label = Given<Caption>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("titleKey", \.titleKey), .field("label", \.label)]
}

/// What is up before a screen, and the screen.
package struct PresentationView: PayloadFields {
  package var content = Given<[ViewNode]>()
  package var behind = Given<[ViewNode]>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("content", \.content), .field("behind", \.behind)]
}

/// `.alert("Delete?", isPresented: $asks) { … } message: { … }` while it is up.
package struct DialogView: PayloadFields {
  package var titleKey = Given<TextContent>()
  package var titleVisibility = Given<Visibility>()
  package var actions = Given<[ViewNode]>()
  package var message = Given<[ViewNode]>()
  package var behind = Given<[ViewNode]>()
  package init() {}
  package static let fields: FieldList<Self> = [
    .field("titleKey", \.titleKey), .field("titleVisibility", \.titleVisibility), .field("actions", \.actions),
    .field("message", \.message), .field("behind", \.behind),
  ]
}

/// `ToolbarItem(placement: .bottomBar) { … }`.
package struct ToolbarItemView: PayloadFields {
  package var placement = Given<String>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("placement", \.placement)]
}

/// One of several that the system draws: an item of a tab bar, a segment.
package struct ItemView: PayloadFields {
  package var titleKey = Given<TextContent>()
  package var isSelected = Given<Bool>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("titleKey", \.titleKey), .field("isSelected", \.isSelected)]
}

/// The dots below pages.
package struct PageControlView: PayloadFields {
  /// 1-based.
  package var page = Given<Int>()
  package var count = Given<Int>()
  package init() {}
  package static let fields: FieldList<Self> = [.field("page", \.page), .field("count", \.count)]
}
