// Written by Scripts/generate-vocabulary; edit Sources/Vocabulary/Data/ instead.
// swift-format-ignore-file

extension VocabularyText {
  /// Part 1 of Data/views.txt.
  static let views1: StaticString = #"""
    framework SwiftUI
    view AngularGradient | ios 13 | laid out
    init AngularGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) | ios 13
    init AngularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) | ios 13
    init AngularGradient(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) | ios 13
    init AngularGradient(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) | ios 13
    init AngularGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) | ios 13
    init AngularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) | ios 13
    view AnyView | ios 13 | laid out
    init AnyView<V: View>(_ view: V) | ios 13
    init AnyView<V: View>(erasing view: V) | ios 13
    view AsyncImage<Content: View> | ios 15 | not yet: the size of the picture is not known
    init AsyncImage(url: URL?, scale: CGFloat = 1) where Content == Image | ios 15
    init AsyncImage(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) | ios 15
    init AsyncImage<I: View, P: View>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P) where Content == _ConditionalContent<I, P> | ios 15
    view Button<Label: View> | ios 13 | laid out | control
    init Button(_ configuration: PrimitiveButtonStyleConfiguration) | ios 13
    init Button(_ title: some StringProtocol, image: ImageResource, role: ButtonRole? = nil, intent: some AppIntent) | ios 17
    init Button(_ title: some StringProtocol, role: ButtonRole?, intent: some AppIntent) | ios 17
    init Button(_ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent) | ios 17
    init Button(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) | ios 13
    init Button(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void) | ios 17
    init Button(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, intent: some AppIntent) | ios 17
    init Button(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void) | ios 17
    init Button(_ titleKey: LocalizedStringKey, intent: some AppIntent) | ios 17
    init Button(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) | ios 15
    init Button(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) | ios 17
    init Button(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) | ios 14
    init Button(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent) | ios 17
    init Button(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) | ios 15
    init Button(_ titleResource: LocalizedStringResource, action: @escaping () -> Void) | ios 16
    init Button(_ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping () -> Void) | ios 17
    init Button(_ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void) | ios 17
    init Button(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void) | ios 16
    init Button(action: @escaping () -> Void, @ViewBuilder label: () -> Label) | ios 13
    init Button(role: ButtonRole, action: @escaping () -> Void) | ios 26
    init Button(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) | ios 15
    init Button(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) | ios 17
    init Button<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) | ios 17
    init Button<S: StringProtocol>(_ title: S, action: @escaping () -> Void) | ios 13
    init Button<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping () -> Void) | ios 17
    init Button<S: StringProtocol>(_ title: S, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void) | ios 17
    init Button<S: StringProtocol>(_ title: S, intent: some AppIntent) | ios 17
    init Button<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) | ios 15
    init Button<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void) | ios 14
    init Button<S: StringProtocol>(_ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) | ios 15
    view ButtonStyleConfiguration.Label | ios 13 | not yet: the reader does not know it
    view Canvas<Symbols: View> | ios 15 | not yet: what it draws is not known
    init Canvas(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void) | ios 15
    init Canvas(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols) | ios 15
    view Color | ios 13 | laid out
    init Color(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) | ios 13
    init Color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) | ios 13
    init Color(_ name: String, bundle: Bundle? = nil) | ios 13
    init Color(_ resolved: Color.Resolved) | ios 17
    init Color(cgColor: CGColor) | ios 15
    init Color(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) | ios 13
    init Color(uiColor: UIColor) | ios 15
    view ColorPicker<Label: View> | ios 14 | laid out | control | system sized
    init ColorPicker(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) | ios 14
    init ColorPicker(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) | ios 14
    init ColorPicker(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) | ios 14
    init ColorPicker(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) | ios 14
    init ColorPicker<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) | ios 14
    init ColorPicker<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) | ios 14
    view ContentUnavailableView<Label: View, Description: View, Actions: View> | ios 17 | laid out
    init ContentUnavailableView(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() }) | ios 17
    init ContentUnavailableView(_ title: LocalizedStringKey, image name: String, description: Text? = nil) | ios 17
    init ContentUnavailableView(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) | ios 17
    init ContentUnavailableView<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) | ios 17
    init ContentUnavailableView<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) | ios 17
    view ControlGroup<Content: View> | ios 15 | laid out
    init ControlGroup(@ViewBuilder content: () -> Content) | ios 15
    init ControlGroup(_ configuration: ControlGroupStyleConfiguration) | ios 15
    init ControlGroup<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L) where Content == LabeledControlGroupContent<C, L> | ios 16
    init ControlGroup<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text> | ios 16
    init ControlGroup<C: View, S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>> | ios 17
    init ControlGroup<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>> | ios 16
    init ControlGroup<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text> | ios 16
    init ControlGroup<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>> | ios 17
    init ControlGroup<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>> | ios 16
    view ControlGroupStyleConfiguration.Content | ios 15 | not yet: the reader does not know it
    view ControlGroupStyleConfiguration.Label | ios 16 | not yet: the reader does not know it
    view DatePicker<Label: View> | ios 13 | laid out | control | system sized
    init DatePicker(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) | ios 13
    init DatePicker(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) | ios 13
    init DatePicker(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) | ios 13
    init DatePicker(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) | ios 13
    init DatePicker(selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) | ios 13
    init DatePicker(selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) | ios 13
    init DatePicker(selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) | ios 13
    init DatePicker(selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) | ios 13
    init DatePicker<S: StringProtocol>(_ title: S, selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) | ios 13
    init DatePicker<S: StringProtocol>(_ title: S, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) | ios 13
    init DatePicker<S: StringProtocol>(_ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) | ios 13
    init DatePicker<S: StringProtocol>(_ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) | ios 13
    view DatePickerStyleConfiguration.Label | ios 16 | not yet: the reader does not know it
    view DebugReplaceableView | ios 26 | not yet: the reader does not know it
    view DefaultButtonLabel | ios 26 | not yet: the reader does not know it
    view DefaultDateProgressLabel | ios 16 | not yet: the reader does not know it
    view DefaultDocumentGroupLaunchActions | ios 18 | not yet: the reader does not know it
    init DefaultDocumentGroupLaunchActions() | ios 18
    view DefaultShareLinkLabel | ios 16 | not yet: the reader does not know it
    view DefaultTabLabel | ios 18 | not yet: the reader does not know it
    view DisclosureGroup<Label: View, Content: View> | ios 14 | laid out | control
    init DisclosureGroup(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) | ios 14
    init DisclosureGroup(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) | ios 14
    init DisclosureGroup(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) | ios 14
    init DisclosureGroup(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) | ios 14
    init DisclosureGroup<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) | ios 14
    init DisclosureGroup<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) | ios 14
    view DisclosureGroupStyleConfiguration.Content | ios 16 | not yet: the reader does not know it
    view DisclosureGroupStyleConfiguration.Label | ios 16 | not yet: the reader does not know it
    view Divider | ios 13 | laid out
    init Divider() | ios 13
    view DocumentLaunchView<Actions: View, DocumentView: View> | ios 18 | not yet: the reader does not know it
    init DocumentLaunchView(_ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView) | ios 18
    init DocumentLaunchView(_ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder background: () -> some View) | ios 18
    init DocumentLaunchView(_ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentLaunchView(_ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentLaunchView(_ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder background: () -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentLaunchView(_ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentLaunchView(_ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentLaunchView(_ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentLaunchView<B: ShapeStyle>(_ title: LocalizedStringKey, for contentTypes: [UTType], backgroundStyle: B, @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView) | ios 18
    init DocumentLaunchView<B: ShapeStyle>(_ title: LocalizedStringKey, for contentTypes: [UTType], backgroundStyle: B, @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentLaunchView<B: ShapeStyle>(_ title: LocalizedStringKey, for contentTypes: [UTType], backgroundStyle: B, @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentLaunchView<B: ShapeStyle>(_ title: LocalizedStringKey, for contentTypes: [UTType], backgroundStyle: B, @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentLaunchView<S: StringProtocol, B: ShapeStyle>(_ title: S, for contentTypes: [UTType], backgroundStyle: B, @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView) | ios 18
    init DocumentLaunchView<S: StringProtocol, B: ShapeStyle>(_ title: S, for contentTypes: [UTType], backgroundStyle: B, @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentLaunchView<S: StringProtocol, B: ShapeStyle>(_ title: S, for contentTypes: [UTType], backgroundStyle: B, @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentLaunchView<S: StringProtocol, B: ShapeStyle>(_ title: S, for contentTypes: [UTType], backgroundStyle: B, @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentLaunchView<S: StringProtocol>(_ title: S, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView) | ios 18
    init DocumentLaunchView<S: StringProtocol>(_ title: S, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder background: () -> some View) | ios 18
    init DocumentLaunchView<S: StringProtocol>(_ title: S, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentLaunchView<S: StringProtocol>(_ title: S, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentLaunchView<S: StringProtocol>(_ title: S, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder background: () -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentLaunchView<S: StringProtocol>(_ title: S, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentLaunchView<S: StringProtocol>(_ title: S, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    init DocumentLaunchView<S: StringProtocol>(_ title: S, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) | ios 18
    view EditableCollectionContent<Content, Data> | ios 16 | not yet: the reader does not know it
    view EditButton | ios 13 | laid out | control | system sized
    init EditButton() | ios 13
    view EllipticalGradient | ios 15 | laid out
    init EllipticalGradient(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) | ios 15
    init EllipticalGradient(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) | ios 15
    init EllipticalGradient(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) | ios 15
    view EmptyView | ios 13 | laid out
    init EmptyView() | ios 13
    view EquatableView<Content: Equatable & View> | ios 13 | laid out
    init EquatableView(content: Content) | ios 13
    view FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> | ios 17 | not yet: the reader does not know it
    init FillShapeView(shape: Content, style: Style, fillStyle: FillStyle, background: Background) | ios 17
    view ForEach<Data: RandomAccessCollection, ID: Hashable, Content> | ios 13 | laid out
    init ForEach(_ data: Data) where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable | ios 16
    init ForEach(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) where ID == Data.Element.ID, Data.Element: Identifiable | ios 17
    init ForEach(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) where ID == Data.Element.ID, Content: View, Data.Element: Identifiable | ios 13
    init ForEach(_ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content) | ios 17
    init ForEach(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) where Content: View | ios 13
    init ForEach(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int, Content: View | ios 13
    init ForEach<C: MutableCollection & RandomAccessCollection, R: View>(_ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R) where Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>, C.Element: Identifiable, C.Index: Hashable | ios 16
    init ForEach<C: MutableCollection & RandomAccessCollection, R: View>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R) where Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C.Index: Hashable | ios 16
    init ForEach<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Content: View, C.Element: Identifiable | ios 13
    init ForEach<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Content: View | ios 13
    init ForEach<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View | ios 18
    init ForEach<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View | ios 18
    view Form<Content: View> | ios 13 | laid out
    init Form(@ViewBuilder content: () -> Content) | ios 13
    init Form(_ configuration: FormStyleConfiguration) | ios 16
    view FormStyleConfiguration.Content | ios 16 | not yet: the reader does not know it
    view Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> | ios 16 | laid out
    init Gauge<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView | ios 16
    init Gauge<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView | ios 16
    init Gauge<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels) where BoundsLabel == EmptyView | ios 16
    init Gauge<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel) where MarkedValueLabels == EmptyView | ios 16
    init Gauge<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels) | ios 16
    view GaugeStyleConfiguration.CurrentValueLabel | ios 16 | not yet: the reader does not know it
    view GaugeStyleConfiguration.Label | ios 16 | not yet: the reader does not know it
    view GaugeStyleConfiguration.MarkedValueLabel | ios 16 | not yet: the reader does not know it
    view GaugeStyleConfiguration.MaximumValueLabel | ios 16 | not yet: the reader does not know it
    view GaugeStyleConfiguration.MinimumValueLabel | ios 16 | not yet: the reader does not know it
    view GeometryReader<Content: View> | ios 13 | laid out
    init GeometryReader(@ViewBuilder content: @escaping (GeometryProxy) -> Content) | ios 13
    view GlassEffectContainer<Content: View> | ios 26 | laid out
    init GlassEffectContainer(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) | ios 26
    view Grid<Content: View> | ios 16 | laid out
    init Grid(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content) | ios 16
    view GridRow<Content: View> | ios 16 | laid out
    init GridRow(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) | ios 16
    view Group<Content> | ios 13 | laid out
    init Group(@AccessibilityRotorContentBuilder content: () -> Content) | ios 15
    init Group(@CommandsBuilder content: () -> Content) where Content: Commands | ios 14
    init Group(@SceneBuilder content: () -> Content) where Content: Scene | ios 14
    init Group(@TabContentBuilder<Value> content: () -> Content) where Content: TabContent | ios 18
    init Group(@TableRowBuilder<R> content: () -> Content) where Content: TableRowContent | ios 16
    init Group(@ToolbarContentBuilder content: () -> Content) where Content: ToolbarContent | ios 14
    init Group(@ViewBuilder content: () -> Content) where Content: View | ios 13
    init Group<Base: View, Result: View>(sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result) where Content == GroupSectionsOfContent<Base, Result> | ios 18
    init Group<Base: View, Result: View>(subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result) where Content == GroupElementsOfContent<Base, Result> | ios 18
    view GroupBox<Label: View, Content: View> | ios 14 | laid out
    init GroupBox(@ViewBuilder content: () -> Content) | ios 14
    init GroupBox(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) | ios 14
    init GroupBox(_ configuration: GroupBoxStyleConfiguration) | ios 14
    init GroupBox(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) | ios 15
    init GroupBox(label: Label, @ViewBuilder content: () -> Content) | ios 14 deprecated
    init GroupBox<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) | ios 15
    view GroupBoxStyleConfiguration.Content | ios 14 | not yet: the reader does not know it
    view GroupBoxStyleConfiguration.Label | ios 14 | not yet: the reader does not know it
    view GroupElementsOfContent<Subviews: View, Content: View> | ios 18 | not yet: the reader does not know it
    view GroupSectionsOfContent<Sections: View, Content: View> | ios 18 | not yet: the reader does not know it
    view HStack<Content: View> | ios 13 | laid out
    init HStack(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) | ios 13
    view Image | ios 13 | laid out
    init Image(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) | ios 13
    init Image(_ name: String, bundle: Bundle? = nil) | ios 13
    init Image(_ name: String, bundle: Bundle? = nil, label: Text) | ios 13
    init Image(_ name: String, variableValue: Double?, bundle: Bundle? = nil) | ios 16
    init Image(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) | ios 16
    init Image(_ resource: ImageResource) | ios 17
    init Image(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) | ios 13
    init Image(decorative name: String, bundle: Bundle? = nil) | ios 13
    init Image(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) | ios 16
    init Image(size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, renderer: @escaping (inout GraphicsContext) -> Void) | ios 16
    init Image(systemName: String) | ios 13
    init Image(systemName: String, variableValue: Double?) | ios 16
    init Image(uiImage: UIImage) | ios 13
    view KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> | ios 17 | laid out
    init KeyframeAnimator(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath) | ios 17
    init KeyframeAnimator(initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath) | ios 17
    view Label<Title: View, Icon: View> | ios 14 | laid out
    init Label(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) | ios 14
    init Label(_ applicationToken: ApplicationToken) | ios 15.2
    init Label(_ titleKey: LocalizedStringKey, image name: String) | ios 14
    init Label(_ titleKey: LocalizedStringKey, image resource: ImageResource) | ios 17
    init Label(_ titleKey: LocalizedStringKey, systemImage name: String) | ios 14
    init Label(_ titleResource: LocalizedStringResource, systemImage name: String) | ios 16
    init Label<S: StringProtocol>(_ title: S, image name: String) | ios 14
    init Label<S: StringProtocol>(_ title: S, image resource: ImageResource) | ios 17
    init Label<S: StringProtocol>(_ title: S, systemImage name: String) | ios 14
    view LabeledContent<Label, Content> | ios 16 | laid out
    init LabeledContent(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) | ios 16
    init LabeledContent(_ configuration: LabeledContentStyleConfiguration) | ios 16
    init LabeledContent(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) | ios 16
    init LabeledContent<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String | ios 16
    init LabeledContent<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) | ios 16
    init LabeledContent<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String | ios 16
    init LabeledContent<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) | ios 16
    init LabeledContent<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) | ios 16
    view LabeledContentStyleConfiguration.Content | ios 16 | not yet: the reader does not know it
    view LabeledContentStyleConfiguration.Label | ios 16 | not yet: the reader does not know it
    view LabeledControlGroupContent<Content: View, Label: View> | ios 16 | not yet: the reader does not know it
    view LabeledToolbarItemGroupContent<Content: View, Label: View> | ios 16 | not yet: the reader does not know it
    view LabelStyleConfiguration.Icon | ios 14 | not yet: the reader does not know it
    view LabelStyleConfiguration.Title | ios 14 | not yet: the reader does not know it
    view LazyHGrid<Content: View> | ios 14 | laid out
    init LazyHGrid(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) | ios 14
    view LazyHStack<Content: View> | ios 14 | laid out
    init LazyHStack(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) | ios 14
    view LazyVGrid<Content: View> | ios 14 | laid out
    init LazyVGrid(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) | ios 14
    view LazyVStack<Content: View> | ios 14 | laid out
    init LazyVStack(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) | ios 14
    view LinearGradient | ios 13 | laid out
    init LinearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) | ios 13
    init LinearGradient(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) | ios 13
    init LinearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) | ios 13
    view Link<Label: View> | ios 14 | laid out | control
    init Link(_ titleKey: LocalizedStringKey, destination: URL) | ios 14
    init Link(_ titleResource: LocalizedStringResource, destination: URL) | ios 16
    init Link(destination: URL, @ViewBuilder label: () -> Label) | ios 14
    init Link<S: StringProtocol>(_ title: S, destination: URL) | ios 14
    view List<SelectionValue: Hashable, Content: View> | ios 13 | laid out
    init List(@ViewBuilder content: () -> Content) | ios 13
    init List(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) | ios 13
    init List(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) | ios 13
    init List<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable | ios 13
    init List<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == OutlineGroup<Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> | ios 15
    init List<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>, Data.Index: Hashable | ios 16
    init List<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable | ios 13
    init List<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable | ios 13
    init List<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>, Data.Element: Identifiable | ios 15
    init List<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_ data: Binding<Data>, editActions: EditActions<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == ForEach<IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>, Data.Element: Identifiable, Data.Index: Hashable | ios 16
    init List<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_ data: Binding<Data>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable | ios 13
    init List<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) | ios 13
    init List<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) | ios 14
    init List<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) | ios 13
    init List<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) | ios 13
    init List<Data: RandomAccessCollection, RowContent: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Data.Element: Identifiable | ios 13
    init List<Data: RandomAccessCollection, RowContent: View>(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Data.Element: Identifiable | ios 14
    init List<Data: RandomAccessCollection, RowContent: View>(_ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Data.Element: Identifiable | ios 13
    init List<Data: RandomAccessCollection, RowContent: View>(_ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Data.Element: Identifiable | ios 13
    init List<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent) | ios 13
    init List<RowContent: View>(_ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent) | ios 13
    init List<RowContent: View>(_ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent) | ios 13
    view Menu<Label: View, Content: View> | ios 14 | laid out | control
    init Menu(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) | ios 14
    init Menu(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void) | ios 15
    init Menu(_ configuration: MenuStyleConfiguration) | ios 14
    init Menu(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text | ios 14
    init Menu(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) where Label == Text | ios 15
    init Menu(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) | ios 17
    init Menu(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) | ios 17
    init Menu(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) | ios 14
    init Menu(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) | ios 15
    init Menu<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text | ios 14
    init Menu<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) where Label == Text | ios 15
    init Menu<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) | ios 17
    init Menu<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) | ios 14
    view MenuStyleConfiguration.Content | ios 14 | not yet: the reader does not know it
    view MenuStyleConfiguration.Label | ios 14 | not yet: the reader does not know it
    view MeshGradient | ios 18 | laid out
    init MeshGradient(width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], colors: [Color], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) | ios 18
    init MeshGradient(width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) | ios 18
    init MeshGradient(width: Int, height: Int, locations: MeshGradient.Locations, colors: MeshGradient.Colors, background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) | ios 18
    init MeshGradient(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) | ios 18
    init MeshGradient(width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) | ios 18
    view ModifiedContent<Content, Modifier> | ios 13 | laid out
    init ModifiedContent(content: Content, modifier: Modifier) | ios 13
    view MultiDatePicker<Label: View> | ios 16 | laid out | control | system sized
    init MultiDatePicker(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) | ios 16
    init MultiDatePicker(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) | ios 16
    init MultiDatePicker(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) | ios 16
    init MultiDatePicker(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) | ios 16
    init MultiDatePicker(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) | ios 16
    init MultiDatePicker(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label) | ios 16
    init MultiDatePicker(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label) | ios 16
    init MultiDatePicker(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) | ios 16
    init MultiDatePicker<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) | ios 16
    init MultiDatePicker<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) | ios 16
    init MultiDatePicker<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) | ios 16
    init MultiDatePicker<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) | ios 16
    view NavigationLink<Label: View, Destination: View> | ios 13 | laid out | control
    init NavigationLink(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) | ios 13
    init NavigationLink(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) | ios 13
    init NavigationLink(_ titleKey: LocalizedStringKey, destination: Destination) | ios 13 deprecated
    init NavigationLink(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) | ios 13 deprecated 16
    init NavigationLink(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) | ios 13 deprecated 16
    init NavigationLink(destination: Destination, @ViewBuilder label: () -> Label) | ios 13 deprecated
    init NavigationLink(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) | ios 13 deprecated 16
    init NavigationLink(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) | ios 13 deprecated 16
    init NavigationLink<P: Decodable & Encodable & Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text | ios 16
    init NavigationLink<P: Decodable & Encodable & Hashable>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text | ios 16
    init NavigationLink<P: Decodable & Encodable & Hashable>(value: P?, @ViewBuilder label: () -> Label) | ios 16
    init NavigationLink<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text | ios 16
    init NavigationLink<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) | ios 16
    init NavigationLink<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text | ios 16
    init NavigationLink<S: StringProtocol, V: Hashable>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>) | ios 13 deprecated 16
    init NavigationLink<S: StringProtocol, V: Hashable>(_ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination) | ios 13 deprecated 16
    init NavigationLink<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) | ios 13
    init NavigationLink<S: StringProtocol>(_ title: S, destination: Destination) | ios 13 deprecated
    init NavigationLink<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) | ios 13 deprecated 16
    init NavigationLink<S: StringProtocol>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) | ios 13 deprecated 16
    init NavigationLink<V: Hashable>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) | ios 13 deprecated 16
    init NavigationLink<V: Hashable>(_ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination) | ios 13 deprecated 16
    init NavigationLink<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) | ios 13 deprecated 16
    init NavigationLink<V: Hashable>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) | ios 13 deprecated 16
    view NavigationSplitView<Sidebar: View, Content: View, Detail: View> | ios 16 | laid out
    init NavigationSplitView(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) | ios 16
    init NavigationSplitView(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView | ios 16
    init NavigationSplitView(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) | ios 16
    init NavigationSplitView(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView | ios 16
    init NavigationSplitView(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) | ios 17
    init NavigationSplitView(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView | ios 17
    init NavigationSplitView(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) | ios 17
    init NavigationSplitView(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView | ios 17
    view NavigationStack<Data, Root: View> | ios 16 | laid out
    init NavigationStack(@ViewBuilder root: () -> Root) where Data == NavigationPath | ios 16
    init NavigationStack(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable | ios 16
    init NavigationStack(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath | ios 16
    view NavigationView<Content: View> | ios 13 deprecated | laid out
    init NavigationView(@ViewBuilder content: () -> Content) | ios 13 deprecated
    view NewDocumentButton<Label: View> | ios 18 | laid out | control
    init NewDocumentButton(_ label: Text? = nil, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL? = { nil }) | ios 18
    init NewDocumentButton(_ label: Text? = nil, contentType: UTType? = nil) | ios 18
    init NewDocumentButton<D: FileDocument>(_ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil, prepareDocument: @escaping () async throws -> D? = { nil }) | ios 18
    view OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> | ios 14 | not yet: laid out as a column of its rows
    init OutlineGroup<C: MutableCollection & RandomAccessCollection, E: Identifiable>(_ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf) where Data == Binding<C>, ID == E.ID, E == C.Element | ios 15
    init OutlineGroup<C: MutableCollection & RandomAccessCollection, E>(_ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf) where Data == Binding<C>, E == C.Element | ios 15
    init OutlineGroup<DataElement: Identifiable>(_ data: Data, children: KeyPath<DataElement, Data?>) where ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>, Subgroup == TableRow<DataElement>, DataElement == Data.Element | ios 17
    init OutlineGroup<DataElement: Identifiable>(_ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf) where ID == DataElement.ID | ios 14
    init OutlineGroup<DataElement: Identifiable>(_ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf) where ID == DataElement.ID | ios 14
    init OutlineGroup<DataElement>(_ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf) | ios 14
    init OutlineGroup<DataElement>(_ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf) | ios 14
    view OutlineSubgroupChildren | ios 14 | not yet: the reader does not know it
    view PasteButton | ios 16 | laid out | control | system sized
    init PasteButton(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) | ios 16
    init PasteButton<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) | ios 16
    view PhaseAnimator<Phase: Equatable, Content: View> | ios 17 | laid out
    init PhaseAnimator(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) | ios 17
    init PhaseAnimator(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) | ios 17
    view Picker<Label: View, SelectionValue: Hashable, Content: View> | ios 13 | laid out | control | system sized
    init Picker(_ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) | ios 17
    init Picker(_ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View) | ios 18
    init Picker(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) | ios 13
    init Picker(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View) | ios 18
    init Picker(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) | ios 14
    init Picker(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View) | ios 18
    init Picker(_ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) | ios 16
    init Picker(_ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View) | ios 18
    init Picker(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) | ios 13
    init Picker(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View) | ios 18
    init Picker(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) | ios 13 deprecated
    init Picker<C: RandomAccessCollection, S: StringProtocol>(_ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) where C.Element == Binding<SelectionValue> | ios 17
    init Picker<C: RandomAccessCollection, S: StringProtocol>(_ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View) where C.Element == Binding<SelectionValue> | ios 18
    init Picker<C: RandomAccessCollection, S: StringProtocol>(_ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) | ios 16
    init Picker<C: RandomAccessCollection, S: StringProtocol>(_ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View) | ios 18
    init Picker<C: RandomAccessCollection, S: StringProtocol>(_ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) where C.Element == Binding<SelectionValue> | ios 16
    init Picker<C: RandomAccessCollection, S: StringProtocol>(_ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View) where C.Element == Binding<SelectionValue> | ios 18
    init Picker<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) where C.Element == Binding<SelectionValue> | ios 17
    init Picker<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View) where C.Element == Binding<SelectionValue> | ios 18
    init Picker<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) | ios 16
    init Picker<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View) | ios 18
    init Picker<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) where C.Element == Binding<SelectionValue> | ios 16
    init Picker<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View) where C.Element == Binding<SelectionValue> | ios 18
    init Picker<C: RandomAccessCollection>(_ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) | ios 16
    init Picker<C: RandomAccessCollection>(_ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View) | ios 18
    init Picker<C: RandomAccessCollection>(sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) | ios 16
    init Picker<C: RandomAccessCollection>(sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View) | ios 18
    init Picker<S: StringProtocol>(_ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) | ios 17
    init Picker<S: StringProtocol>(_ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View) | ios 18
    init Picker<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) | ios 13
    init Picker<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View) | ios 18
    init Picker<S: StringProtocol>(_ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) | ios 14
    init Picker<S: StringProtocol>(_ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View) | ios 18
    view PlaceholderContentView<Value> | ios 17 | not yet: the reader does not know it
    view PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View> | ios 16 | not yet: the reader does not know it
    view PreviewModifierContent | ios 18 | not yet: the reader does not know it
    view PrimitiveButtonStyleConfiguration.Label | ios 13 | not yet: the reader does not know it
    view ProgressView<Label: View, CurrentValueLabel: View> | ios 14 | laid out
    init ProgressView() where Label == EmptyView | ios 14
    init ProgressView(@ViewBuilder label: () -> Label) | ios 14
    init ProgressView(_ configuration: ProgressViewStyleConfiguration) where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel | ios 14
    init ProgressView(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView | ios 14
    init ProgressView(_ titleKey: LocalizedStringKey) where Label == Text | ios 14
    init ProgressView(timerInterval: ClosedRange<Date>, countsDown: Bool = true) | ios 16
    init ProgressView(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) | ios 16
    init ProgressView(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) | ios 16
    init ProgressView<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text, CurrentValueLabel == EmptyView | ios 14
    init ProgressView<S: StringProtocol>(_ title: S) where Label == Text | ios 14
    init ProgressView<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text, CurrentValueLabel == EmptyView | ios 14
    init ProgressView<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView, CurrentValueLabel == EmptyView | ios 14
    init ProgressView<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView | ios 14
    init ProgressView<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) | ios 14
    view ProgressViewStyleConfiguration.CurrentValueLabel | ios 14 | not yet: the reader does not know it
    view ProgressViewStyleConfiguration.Label | ios 14 | not yet: the reader does not know it
    view RadialGradient | ios 13 | laid out
    init RadialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) | ios 13
    init RadialGradient(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) | ios 13
    init RadialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) | ios 13
    view RenameButton<Label: View> | ios 16 | laid out | control | system sized
    init RenameButton() where Label == Label<Text, Image> | ios 16
    view ScrollView<Content: View> | ios 13 | laid out
    init ScrollView(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) | ios 13
    init ScrollView(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) | ios 13 deprecated
    view ScrollViewReader<Content: View> | ios 14 | laid out
    init ScrollViewReader(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) | ios 14
    view SearchUnavailableContent.Actions | ios 17 | not yet: the reader does not know it
    view SearchUnavailableContent.Description | ios 17 | not yet: the reader does not know it
    view SearchUnavailableContent.Label | ios 17 | not yet: the reader does not know it
    view Section<Parent, Content, Footer> | ios 13 | laid out
    init Section(@ViewBuilder content: () -> Content) | ios 13
    init Section(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) | ios 13
    init Section(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) | ios 13
    init Section(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) | ios 13
    init Section(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) | ios 15
    init Section(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) | ios 17
    init Section(footer: Footer, @ViewBuilder content: () -> Content) | ios 13 deprecated
    init Section(header: Parent, @ViewBuilder content: () -> Content) | ios 13 deprecated
    init Section(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) | ios 13 deprecated
    init Section(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) | ios 17
    init Section<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) | ios 15
    init Section<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) | ios 17
    view SectionConfiguration.Actions | ios 18 | not yet: the reader does not know it
    view SecureField<Label: View> | ios 13 | laid out | control | system sized
    init SecureField(_ titleKey: LocalizedStringKey, text: Binding<String>) | ios 13
    init SecureField(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) | ios 13 deprecated
    init SecureField(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) | ios 15
    init SecureField(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) | ios 15
    init SecureField<S: StringProtocol>(_ title: S, text: Binding<String>) | ios 13
    init SecureField<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) | ios 13 deprecated
    init SecureField<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) | ios 15
    view ShareLink<Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View> | ios 16 | laid out | control
    init ShareLink(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> | ios 16
    init ShareLink(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> | ios 16
    init ShareLink(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) | ios 16
    init ShareLink(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>) | ios 16
    init ShareLink(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> | ios 16
    init ShareLink(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> | ios 16
    init ShareLink(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) | ios 16
    init ShareLink(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>) | ios 16
    init ShareLink(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> | ios 16
    init ShareLink(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<String> | ios 16
    init ShareLink(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> | ios 16
    init ShareLink(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<URL> | ios 16
    init ShareLink(items: Data, subject: Text? = nil, message: Text? = nil) | ios 16
    init ShareLink(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) | ios 16
    init ShareLink(items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>) | ios 16
    init ShareLink(items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label) | ios 16
    init ShareLink<I: Transferable>(_ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I> | ios 16
    init ShareLink<I: Transferable>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I> | ios 16
    init ShareLink<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I> | ios 16
    init ShareLink<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<I> | ios 16
    init ShareLink<S: StringProtocol, I: Transferable>(_ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I> | ios 16
    init ShareLink<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> | ios 16
    init ShareLink<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> | ios 16
    init ShareLink<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) | ios 16
    init ShareLink<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>) | ios 16
    view Slider<Label: View, ValueLabel: View> | ios 13 | laid out | control | system sized
    init Slider<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint | ios 13
    init Slider<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint | ios 13
    init Slider<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }, @ViewBuilder minimumValueLabel: () -> ValueLabel = { EmptyView() }, @ViewBuilder maximumValueLabel: () -> ValueLabel = { EmptyView() }, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint | ios 26
    init Slider<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint | ios 13
    init Slider<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label) where V.Stride: BinaryFloatingPoint | ios 13 deprecated
    init Slider<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label) where V.Stride: BinaryFloatingPoint | ios 13 deprecated
    init Slider<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint | ios 13
    init Slider<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint | ios 13
    init Slider<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }, @ViewBuilder minimumValueLabel: () -> ValueLabel = { EmptyView() }, @ViewBuilder maximumValueLabel: () -> ValueLabel = { EmptyView() }, tick: (V) -> SliderTick<V>? = { _ in nil }, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint | ios 26
    init Slider<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint | ios 13
    init Slider<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label) where V.Stride: BinaryFloatingPoint | ios 13 deprecated
    init Slider<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label) where V.Stride: BinaryFloatingPoint | ios 13 deprecated
    init Slider<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }, @ViewBuilder minimumValueLabel: () -> ValueLabel = { EmptyView() }, @ViewBuilder maximumValueLabel: () -> ValueLabel = { EmptyView() }, @SliderTickBuilder<V> ticks: () -> some SliderTickContent, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint | ios 26
    view Spacer | ios 13 | laid out
    init Spacer(minLength: CGFloat? = nil) | ios 13
    view Stepper<Label: View> | ios 13 | laid out | control | system sized
    init Stepper(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) | ios 13
    init Stepper(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) | ios 13
    init Stepper(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label) | ios 13 deprecated
    init Stepper<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String | ios 16
    init Stepper<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String | ios 16
    init Stepper<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String | ios 16
    init Stepper<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String | ios 16
    init Stepper<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String | ios 16
    init Stepper<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String | ios 16
    init Stepper<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) | ios 13
    init Stepper<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) | ios 13
    init Stepper<S: StringProtocol>(_ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) | ios 13
    init Stepper<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) | ios 13
    init Stepper<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) | ios 13
    init Stepper<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) | ios 13
    init Stepper<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label) | ios 13 deprecated
    init Stepper<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) | ios 13
    init Stepper<V: Strideable>(value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label) | ios 13 deprecated
    view StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> | ios 17 | not yet: the reader does not know it
    init StrokeBorderShapeView(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) | ios 17
    view StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> | ios 17 | not yet: the reader does not know it
    init StrokeShapeView(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) | ios 17
    view SubscriptionView<PublisherType: Publisher, Content: View> | ios 13 | not yet: drawn by somebody else
    init SubscriptionView(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) | ios 13
    view Subview | ios 18 | not yet: the reader does not know it
    view SubviewsCollection | ios 18 | not yet: the reader does not know it
    view SubviewsCollectionSlice | ios 18 | not yet: the reader does not know it
    view TabContentBuilder.Content<C: TabContent> | ios 18 | not yet: the reader does not know it
    view Table<Value, Rows: TableRowContent, Columns: TableColumnContent> | ios 16 | not yet: tables are not laid out
    init Table(of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) | ios 16
    init Table(of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) | ios 17
    init Table(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) | ios 16
    init Table(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) | ios 17
    init Table<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared | ios 17
    init Table<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, children: KeyPath<Data.Element, Data?>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared | ios 17
    init Table<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared | ios 16
    init Table<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared | ios 17
    init Table<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) | ios 16
    init Table<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared | ios 16
    init Table<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared | ios 17
    init Table<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element | ios 16
    init Table<Data: RandomAccessCollection>(_ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element | ios 17
    init Table<Data: RandomAccessCollection>(_ data: Data, children: KeyPath<Value, Data?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element | ios 17
    init Table<Data: RandomAccessCollection>(_ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element | ios 17
    init Table<Data: RandomAccessCollection>(_ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element | ios 16
    init Table<Data: RandomAccessCollection>(_ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element | ios 17
    init Table<Data: RandomAccessCollection>(_ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns) | ios 16
    init Table<Sort: SortComparator>(of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Sort.Compared | ios 17
    init Table<Sort: SortComparator>(of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Sort.Compared | ios 17
    init Table<Sort: SortComparator>(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Sort.Compared | ios 16
    init Table<Sort: SortComparator>(of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Sort.Compared | ios 16
    init Table<Sort: SortComparator>(selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Sort.Compared | ios 16
    init Table<Sort: SortComparator>(sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Sort.Compared | ios 16
    view TabView<SelectionValue: Hashable, Content: View> | ios 13 | laid out
    init TabView(@ViewBuilder content: () -> Content) where SelectionValue == Int | ios 13
    init TabView(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) | ios 13
    init TabView<C: TabContent>(@TabContentBuilder<Never> content: () -> C) where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> | ios 18
    init TabView<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C) where Content == TabContentBuilder<SelectionValue>.Content<C> | ios 18
    view Text | ios 13 | laid out
    init Text(_ attributedContent: AttributedString) | ios 15
    init Text(_ date: Date, style: Text.DateStyle) | ios 14
    init Text(_ dates: ClosedRange<Date>) | ios 14
    init Text(_ image: Image) | ios 14
    init Text(_ interval: DateInterval) | ios 14
    init Text(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) | ios 13
    init Text(_ resource: LocalizedStringResource) | ios 16
    init Text(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) | ios 16
    init Text(verbatim content: String) | ios 13
    init Text<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == AttributedString | ios 18
    init Text<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String | ios 15
    init Text<S: StringProtocol>(_ content: S) | ios 13
    init Text<Subject: NSObject>(_ subject: Subject, formatter: Formatter) | ios 14
    init Text<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) | ios 14
    view TextEditor | ios 14 | laid out | control | system sized
    init TextEditor(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) | ios 26
    init TextEditor(text: Binding<String>) | ios 14
    view TextField<Label: View> | ios 13 | laid out | control | system sized
    init TextField(_ titleKey: LocalizedStringKey, text: Binding<String>) | ios 13
    init TextField(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) | ios 16
    init TextField(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) | ios 13 deprecated
    init TextField(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) | ios 13 deprecated
    init TextField(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void) | ios 13 deprecated
    init TextField(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) | ios 15
    init TextField(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) | ios 16
    init TextField(_ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil) | ios 18
    init TextField(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) | ios 16
    init TextField(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) | ios 16
    init TextField(_ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil) | ios 18
    init TextField(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) | ios 15
    init TextField(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) | ios 16
    init TextField(text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil, @ViewBuilder label: () -> Label) | ios 18
    init TextField<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where F.FormatOutput == String | ios 15
    init TextField<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil) where F.FormatOutput == String | ios 15
    init TextField<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label) where F.FormatOutput == String | ios 15
    init TextField<F: ParseableFormatStyle>(value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label) where F.FormatOutput == String | ios 15
    init TextField<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where F.FormatOutput == String | ios 15
    init TextField<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil) where F.FormatOutput == String | ios 15
    init TextField<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) | ios 13
    init TextField<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void) | ios 13 deprecated
    init TextField<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void) | ios 13 deprecated
    """#
}
