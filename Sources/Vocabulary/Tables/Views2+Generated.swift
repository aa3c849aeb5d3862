// Written by Scripts/generate-vocabulary; edit Sources/Vocabulary/Data/ instead.
// swift-format-ignore-file

extension VocabularyText {
  /// Part 2 of Data/views.txt.
  static let views2: StaticString = #"""
    init TextField<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void) | ios 13 deprecated
    init TextField<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) | ios 15
    init TextField<S: StringProtocol>(_ title: S, text: Binding<String>) | ios 13
    init TextField<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) | ios 16
    init TextField<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) | ios 13 deprecated
    init TextField<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) | ios 13 deprecated
    init TextField<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void) | ios 13 deprecated
    init TextField<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) | ios 15
    init TextField<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) | ios 16
    init TextField<S: StringProtocol>(_ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil) | ios 18
    init TextField<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) | ios 13
    init TextField<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void) | ios 13 deprecated
    init TextField<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void) | ios 13 deprecated
    init TextField<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void) | ios 13 deprecated
    init TextField<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) | ios 15
    init TextField<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) | ios 15
    view TimelineView<Schedule: TimelineSchedule, Content> | ios 15 | laid out
    init TimelineView(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineView<Schedule, Content>.Context) -> Content) | ios 15
    init TimelineView(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) | ios 15
    view Toggle<Label: View> | ios 13 | laid out | control | system sized
    init Toggle(_ configuration: ToggleStyleConfiguration) | ios 13
    init Toggle(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) | ios 17
    init Toggle(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) | ios 13
    init Toggle(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) | ios 17
    init Toggle(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) | ios 14
    init Toggle(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) | ios 17
    init Toggle(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) | ios 16
    init Toggle(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) | ios 13
    init Toggle<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) | ios 17
    init Toggle<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) | ios 16
    init Toggle<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) | ios 16
    init Toggle<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label) | ios 16
    init Toggle<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) | ios 17
    init Toggle<S: StringProtocol, C: RandomAccessCollection>(_ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) | ios 17
    init Toggle<S: StringProtocol, C: RandomAccessCollection>(_ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) | ios 16
    init Toggle<S: StringProtocol, C: RandomAccessCollection>(_ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) | ios 16
    init Toggle<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) | ios 17
    init Toggle<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) | ios 13
    init Toggle<S: StringProtocol>(_ title: S, isOn: Bool, intent: some AppIntent) | ios 17
    init Toggle<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) | ios 14
    view ToggleStyleConfiguration.Label | ios 13 | not yet: the reader does not know it
    view TupleView<T> | ios 13 | laid out
    init TupleView(_ value: T) | ios 13
    view ViewThatFits<Content: View> | ios 16 | laid out
    init ViewThatFits(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) | ios 16
    view VStack<Content: View> | ios 13 | laid out
    init VStack(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) | ios 13
    view ZStack<Content: View> | ios 13 | laid out
    init ZStack(alignment: Alignment = .center, @ViewBuilder content: () -> Content) | ios 13
    layout AnyLayout | ios 16 | laid out
    init AnyLayout<L: Layout>(_ layout: L) | ios 16
    layout GridLayout | ios 16 | laid out
    init GridLayout(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) | ios 16
    layout HStackLayout | ios 16 | laid out
    init HStackLayout(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) | ios 16
    layout VStackLayout | ios 16 | laid out
    init VStackLayout(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) | ios 16
    layout ZStackLayout | ios 16 | laid out
    init ZStackLayout(alignment: Alignment = .center) | ios 16
    toolbar DefaultToolbarItem | ios 26 | laid out
    init DefaultToolbarItem(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) | ios 26
    toolbar ToolbarItem<ID, Content: View> | ios 14 | laid out
    init ToolbarItem(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) | ios 14
    init ToolbarItem(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content) | ios 14 deprecated
    init ToolbarItem(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) | ios 14
    toolbar ToolbarItemGroup<Content: View> | ios 14 | laid out
    init ToolbarItemGroup(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) | ios 14
    init ToolbarItemGroup<C: View, L: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L) where Content == LabeledToolbarItemGroupContent<C, L> | ios 16
    toolbar ToolbarSpacer | ios 26 | laid out
    init ToolbarSpacer(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) | ios 26
    toolbar ToolbarTitleMenu<Content: View> | ios 16 | laid out
    init ToolbarTitleMenu() where Content == EmptyView | ios 16
    init ToolbarTitleMenu(@ViewBuilder content: () -> Content) | ios 16
    tab AnyTabContent<SelectionValue: Hashable> | ios 18 | not yet: the reader does not know it
    init AnyTabContent<T: TabContent>(_ tabContent: T) where SelectionValue == T.TabValue | ios 18
    tab Tab<Value, Content, Label> | ios 18 | laid out
    init Tab(@ViewBuilder content: () -> Content) where Label == EmptyView | ios 18
    init Tab(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) | ios 18
    init Tab(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel | ios 18
    init Tab(_ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel | ios 18
    init Tab(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel | ios 18
    init Tab(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel | ios 18
    init Tab(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel | ios 18
    init Tab(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel | ios 18
    init Tab(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel | ios 18
    init Tab(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel | ios 18
    init Tab(role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel | ios 18
    init Tab(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) | ios 18
    init Tab(value: Value, @ViewBuilder content: () -> Content) where Label == EmptyView | ios 18
    init Tab(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) | ios 18
    init Tab(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel | ios 18
    init Tab(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) | ios 18
    init Tab<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel | ios 18
    init Tab<S: StringProtocol>(_ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel | ios 18
    init Tab<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel | ios 18
    init Tab<S: StringProtocol>(_ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel | ios 18
    init Tab<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel | ios 18
    init Tab<S: StringProtocol>(_ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel | ios 18
    init Tab<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel | ios 18
    init Tab<S: StringProtocol>(_ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel | ios 18
    tab TabSection<Header, Content, Footer, SelectionValue> | ios 18 | laid out
    init TabSection(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView, Footer == EmptyView | ios 18
    init TabSection(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) where Header: View, Footer == EmptyView | ios 18
    init TabSection(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) where Header == Text, Footer == EmptyView | ios 18
    init TabSection<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) where Header == Text, Footer == EmptyView | ios 18
    table DisclosureTableRow<Label: TableRowContent, Content: TableRowContent> | ios 17 | not yet: tables are not laid out
    init DisclosureTableRow<Value>(_ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content) where Label == TableRow<Value>, Value == Content.TableRowValue | ios 17
    table EmptyTableRowContent<Value: Identifiable> | ios 16 | not yet: tables are not laid out
    table TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> | ios 16 | not yet: tables are not laid out
    init TableColumn(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) | ios 16.6
    init TableColumn(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) | ios 16.6
    init TableColumn(_ text: Text, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content) | ios 16.6
    init TableColumn(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text | ios 16.6
    init TableColumn(_ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard) where Content == Text | ios 16.6
    init TableColumn(_ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard, @ViewBuilder content: @escaping (RowValue) -> Content) | ios 16.6
    init TableColumn(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) | ios 16.6
    init TableColumn(_ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) | ios 16.6
    init TableColumn(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content) | ios 16.6
    init TableColumn(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text | ios 16.6
    init TableColumn(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard) where Content == Text | ios 16.6
    init TableColumn(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard, @ViewBuilder content: @escaping (RowValue) -> Content) | ios 16.6
    init TableColumn<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) | ios 16.6
    init TableColumn<S: StringProtocol>(_ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) | ios 16.6
    init TableColumn<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content) | ios 16.6
    init TableColumn<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text | ios 16.6
    init TableColumn<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard) where Content == Text | ios 16.6
    init TableColumn<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard, @ViewBuilder content: @escaping (RowValue) -> Content) | ios 16.6
    table TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent> | ios 17.4 | not yet: tables are not laid out
    init TableColumnForEach(_ data: Data, @TableColumnBuilder<TableColumnForEach<Data, ID, RowValue, Sort, Content>.TableRowValue, TableColumnForEach<Data, ID, RowValue, Sort, Content>.TableColumnSortComparator> content: @escaping (Data.Element) -> Content) where ID == Data.Element.ID, Data.Element: Identifiable | ios 17.4
    init TableColumnForEach(_ data: Data, id: KeyPath<Data.Element, ID>, @TableColumnBuilder<TableColumnForEach<Data, ID, RowValue, Sort, Content>.TableRowValue, TableColumnForEach<Data, ID, RowValue, Sort, Content>.TableColumnSortComparator> content: @escaping (Data.Element) -> Content) | ios 17.4
    table TableForEachContent<Data: RandomAccessCollection> | ios 16 | not yet: tables are not laid out
    table TableHeaderRowContent<Value: Identifiable, Content: View> | ios 16 | not yet: tables are not laid out
    table TableOutlineGroupContent<Data: RandomAccessCollection> | ios 17 | not yet: tables are not laid out
    table TableRow<Value: Identifiable> | ios 16 | not yet: tables are not laid out
    init TableRow(_ value: Value) | ios 16
    table TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T> | ios 16 | not yet: tables are not laid out
    table TupleTableRowContent<Value: Identifiable, T> | ios 16 | not yet: tables are not laid out
    slider SliderTick<V: BinaryFloatingPoint> | ios 26 | not yet: ticks are not drawn
    init SliderTick(_ titleKey: LocalizedStringKey, _ value: V) | ios 26
    init SliderTick(_ value: V) | ios 26
    init SliderTick(_ value: V, @ViewBuilder label: () -> some View) | ios 26
    slider SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent> | ios 26 | not yet: ticks are not drawn
    init SliderTickContentForEach<V: Identifiable>(_ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content) where ID == V.ID, V == Data.Element, Data.Element == Content.Value | ios 26
    init SliderTickContentForEach<V>(_ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content) where V == Data.Element, Data.Element == Content.Value | ios 26
    slider TupleSliderTickContent<V: BinaryFloatingPoint, T> | ios 26 | not yet: ticks are not drawn
    scene AssistiveAccess<Content: View> | ios 26 | no effect
    init AssistiveAccess(@ViewBuilder content: () -> Content) | ios 26
    scene DocumentGroup<Document, Content: View> | ios 14 | laid out
    init DocumentGroup(editing contentType: UTType, migrationPlan: any SchemaMigrationPlan.Type, editor: @escaping () -> Content, prepareDocument: @escaping (ModelContext) -> Void = { _ in }) | ios 17
    init DocumentGroup(editing modelType: any PersistentModel.Type, contentType: UTType, editor: @escaping () -> Content, prepareDocument: @escaping (ModelContext) -> Void = { _ in }) | ios 17
    init DocumentGroup(newDocument: @autoclosure @escaping () -> Document, @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content) | ios 14
    init DocumentGroup(viewing contentType: UTType, migrationPlan: any SchemaMigrationPlan.Type, viewer: @escaping () -> Content) | ios 17
    init DocumentGroup(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content) | ios 14
    init DocumentGroup(viewing modelType: any PersistentModel.Type, contentType: UTType, viewer: @escaping () -> Content) | ios 17
    scene DocumentGroupLaunchScene<Actions: View> | ios 18 | no effect
    init DocumentGroupLaunchScene(_ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View) | ios 18
    init DocumentGroupLaunchScene(_ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentGroupLaunchScene(_ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentGroupLaunchScene(_ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentGroupLaunchScene(_ title: some StringProtocol, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View) | ios 18
    init DocumentGroupLaunchScene(_ title: some StringProtocol, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentGroupLaunchScene<B: ShapeStyle>(_ title: LocalizedStringKey, backgroundStyle: B = BackgroundStyle(), @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }) | ios 18
    init DocumentGroupLaunchScene<B: ShapeStyle>(_ title: LocalizedStringKey, backgroundStyle: B = BackgroundStyle(), @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentGroupLaunchScene<B: ShapeStyle>(_ title: LocalizedStringKey, backgroundStyle: B = BackgroundStyle(), @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentGroupLaunchScene<B: ShapeStyle>(_ title: LocalizedStringKey, backgroundStyle: B = BackgroundStyle(), @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentGroupLaunchScene<B: ShapeStyle>(_ title: Text? = nil, backgroundStyle: B = BackgroundStyle(), @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentGroupLaunchScene<S: StringProtocol, B: ShapeStyle>(_ title: S, backgroundStyle: B = BackgroundStyle(), @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }) | ios 18
    init DocumentGroupLaunchScene<S: StringProtocol, B: ShapeStyle>(_ title: S, backgroundStyle: B = BackgroundStyle(), @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentGroupLaunchScene<S: StringProtocol, B: ShapeStyle>(_ title: S, backgroundStyle: B = BackgroundStyle(), @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentGroupLaunchScene<S: StringProtocol, B: ShapeStyle>(_ title: S, backgroundStyle: B = BackgroundStyle(), @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentGroupLaunchScene<S: StringProtocol>(_ title: S, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentGroupLaunchScene<S: StringProtocol>(_ title: S, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    scene EmptyControlWidgetConfiguration | ios 18 | no effect
    init EmptyControlWidgetConfiguration() | ios 18
    scene EmptyWidgetConfiguration | ios 14 | no effect
    init EmptyWidgetConfiguration() | ios 14
    scene LimitedAvailabilityConfiguration | ios 16.1 | no effect
    scene WindowGroup<Content: View> | ios 14 | laid out
    init WindowGroup(@ViewBuilder content: () -> Content) | ios 14 deprecated 18
    init WindowGroup(@ViewBuilder makeContent: @escaping () -> Content) | ios 14
    init WindowGroup(_ title: Text, @ViewBuilder content: () -> Content) | ios 14 deprecated 18
    init WindowGroup(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) | ios 14
    init WindowGroup(_ title: Text, id: String, @ViewBuilder content: () -> Content) | ios 14 deprecated 18
    init WindowGroup(_ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content) | ios 14
    init WindowGroup(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) | ios 14 deprecated 18
    init WindowGroup(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) | ios 14
    init WindowGroup(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) | ios 14 deprecated 18
    init WindowGroup(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content) | ios 14
    init WindowGroup(id: String, @ViewBuilder content: () -> Content) | ios 14 deprecated 18
    init WindowGroup(id: String, @ViewBuilder makeContent: @escaping () -> Content) | ios 14
    init WindowGroup<D: Decodable & Encodable & Hashable, C: View>(_ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C> | ios 16
    init WindowGroup<D: Decodable & Encodable & Hashable, C: View>(_ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C> | ios 16
    init WindowGroup<D: Decodable & Encodable & Hashable, C: View>(_ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C> | ios 16
    init WindowGroup<D: Decodable & Encodable & Hashable, C: View>(_ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C> | ios 16
    init WindowGroup<D: Decodable & Encodable & Hashable, C: View>(_ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C> | ios 16
    init WindowGroup<D: Decodable & Encodable & Hashable, C: View>(_ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C> | ios 16
    init WindowGroup<D: Decodable & Encodable & Hashable, C: View>(_ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C> | ios 16
    init WindowGroup<D: Decodable & Encodable & Hashable, C: View>(_ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C> | ios 16
    init WindowGroup<D: Decodable & Encodable & Hashable, C: View>(for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C> | ios 16
    init WindowGroup<D: Decodable & Encodable & Hashable, C: View>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C> | ios 16
    init WindowGroup<D: Decodable & Encodable & Hashable, C: View>(id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C> | ios 16
    init WindowGroup<D: Decodable & Encodable & Hashable, C: View>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C> | ios 16
    init WindowGroup<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(_ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C> | ios 16
    init WindowGroup<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(_ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C> | ios 16
    init WindowGroup<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(_ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C> | ios 16
    init WindowGroup<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(_ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C> | ios 16
    init WindowGroup<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) | ios 14 deprecated 18
    init WindowGroup<S: StringProtocol>(_ title: S, @ViewBuilder makeContent: @escaping () -> Content) | ios 14
    init WindowGroup<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) | ios 14 deprecated 18
    init WindowGroup<S: StringProtocol>(_ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content) | ios 14
    commands CommandGroup<Content: View> | ios 14 | laid out
    init CommandGroup(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) | ios 14
    init CommandGroup(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) | ios 14
    init CommandGroup(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) | ios 14
    commands CommandMenu<Content: View> | ios 14 | laid out
    init CommandMenu(_ name: LocalizedStringResource, @ViewBuilder content: () -> Content) | ios 16
    init CommandMenu(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) | ios 16
    init CommandMenu<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) | ios 16
    commands EmptyCommands | ios 14 | no effect
    init EmptyCommands() | ios 14
    commands InspectorCommands | ios 17 | no effect
    init InspectorCommands() | ios 17
    commands SidebarCommands | ios 14 | no effect
    init SidebarCommands() | ios 14
    commands TextEditingCommands | ios 14 | no effect
    init TextEditingCommands() | ios 14
    commands TextFormattingCommands | ios 14 | no effect
    init TextFormattingCommands() | ios 14
    commands ToolbarCommands | ios 14 | no effect
    init ToolbarCommands() | ios 14
    """#
}
