// Written by Scripts/generate-payloads from vocabulary/views.txt; changes belong there.

/// The parameters of a view, each with its type. Where several views share a case, the kind beside the payload
/// distinguishes them.
package indirect enum ViewPayload: Hashable, Sendable {
  case text(TextView)
  case stack(StackView)
  case zStack(ZStackView)
  case spacer(SpacerView)
  case divider(DividerView)
  case emptyView(EmptyViewView)
  case group(GroupView)
  case passThrough(PassThroughView)
  case image(ImageView)
  case fill(FillView)
  case shape(ShapeView)
  case placeholder(PlaceholderView)
  case unseen(UnseenView)
  case scrollView(ScrollViewView)
  case button(ButtonView)
  case label(LabelView)
  case toggle(ToggleView)
  case field(FieldView)
  case textEditor(TextEditorView)
  case slider(SliderView)
  case stepper(StepperView)
  case picker(PickerView)
  case valuePicker(ValuePickerView)
  case progress(ProgressView)
  case disclosureGroup(DisclosureGroupView)
  case labeledContent(LabeledContentView)
  case contentUnavailable(ContentUnavailableView)
  case signInWithApple(SignInWithAppleView)
  case controlGroup(ControlGroupView)
  case tabView(TabViewView)
  case tab(TabView)
  case navigationStack(NavigationStackView)
  case navigationSplitView(NavigationSplitViewView)
  case list(ListView)
  case section(SectionView)
  case grid(GridView)
  case gridRow(GridRowView)
  case lazyGrid(LazyGridView)
  case geometryReader(GeometryReaderView)
  case viewThatFits(ViewThatFitsView)
  case anyLayout(AnyLayoutView)
  case customLayout(CustomLayoutView)
  case groupBox(GroupBoxView)
  case presentation(PresentationView)
  case dialog(DialogView)
  case toolbarItem(ToolbarItemView)
  case item(ItemView)
  case pageControl(PageControlView)
  /// A view that layout does not know, with the arguments it was given.
  case other(NamedArguments)

  /// Decodes what the call or the screen document says; parameters of another type than SwiftUI's are left out.
  package init(_ kind: ViewKind, _ arguments: NamedArguments) {
    switch kind {
    case .text: self = .text(TextView(arguments))
    case .hStack, .vStack, .lazyHStack, .lazyVStack: self = .stack(StackView(arguments))
    case .zStack: self = .zStack(ZStackView(arguments))
    case .spacer: self = .spacer(SpacerView(arguments))
    case .divider: self = .divider(DividerView(arguments))
    case .emptyView: self = .emptyView(EmptyViewView(arguments))
    case .group, .forEach, .tupleView, .anyView, .modifiedContent, .optional, .conditional:
      self = .group(GroupView(arguments))
    case .scrollViewReader, .mapReader, .timelineView, .windowGroup, .glassEffectContainer, .phaseAnimator,
      .keyframeAnimator, .navigationDestination:
      self = .passThrough(PassThroughView(arguments))
    case .image: self = .image(ImageView(arguments))
    case .color, .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .meshGradient, .material:
      self = .fill(FillView(arguments))
    case .rectangle, .rect, .circle, .ellipse, .capsule, .buttonBorder, .containerRelativeShape, .roundedRectangle,
      .unevenRoundedRectangle, .anyShape, .path:
      self = .shape(ShapeView(arguments))
    case .asyncImage, .canvas, .chart, .map, .table, .video, .outlineGroup:
      self = .placeholder(PlaceholderView(arguments))
    case .unseen: self = .unseen(UnseenView(arguments))
    case .scrollView: self = .scrollView(ScrollViewView(arguments))
    case .button, .link, .shareLink, .photosPicker, .editButton, .pasteButton, .renameButton, .navigationLink, .menu,
      .backButton, .commandMenu:
      self = .button(ButtonView(arguments))
    case .label: self = .label(LabelView(arguments))
    case .toggle: self = .toggle(ToggleView(arguments))
    case .textField, .secureField, .searchField: self = .field(FieldView(arguments))
    case .textEditor: self = .textEditor(TextEditorView(arguments))
    case .slider: self = .slider(SliderView(arguments))
    case .stepper: self = .stepper(StepperView(arguments))
    case .picker: self = .picker(PickerView(arguments))
    case .datePicker, .colorPicker: self = .valuePicker(ValuePickerView(arguments))
    case .progressView, .gauge: self = .progress(ProgressView(arguments))
    case .disclosureGroup: self = .disclosureGroup(DisclosureGroupView(arguments))
    case .labeledContent: self = .labeledContent(LabeledContentView(arguments))
    case .contentUnavailableView: self = .contentUnavailable(ContentUnavailableView(arguments))
    case .signInWithAppleButton: self = .signInWithApple(SignInWithAppleView(arguments))
    case .controlGroup: self = .controlGroup(ControlGroupView(arguments))
    case .tabView: self = .tabView(TabViewView(arguments))
    case .tab: self = .tab(TabView(arguments))
    case .navigationStack, .navigationView: self = .navigationStack(NavigationStackView(arguments))
    case .navigationSplitView: self = .navigationSplitView(NavigationSplitViewView(arguments))
    case .list, .form: self = .list(ListView(arguments))
    case .section: self = .section(SectionView(arguments))
    case .grid: self = .grid(GridView(arguments))
    case .gridRow: self = .gridRow(GridRowView(arguments))
    case .lazyHGrid, .lazyVGrid: self = .lazyGrid(LazyGridView(arguments))
    case .geometryReader: self = .geometryReader(GeometryReaderView(arguments))
    case .viewThatFits: self = .viewThatFits(ViewThatFitsView(arguments))
    case .anyLayout: self = .anyLayout(AnyLayoutView(arguments))
    case .customLayout: self = .customLayout(CustomLayoutView(arguments))
    case .groupBox: self = .groupBox(GroupBoxView(arguments))
    case .sheet, .fullScreenCover, .popover: self = .presentation(PresentationView(arguments))
    case .alert, .confirmationDialog: self = .dialog(DialogView(arguments))
    case .toolbarItem: self = .toolbarItem(ToolbarItemView(arguments))
    case .tabBarItem, .segment, .pickerSegment: self = .item(ItemView(arguments))
    case .pageControl, .pageIndex: self = .pageControl(PageControlView(arguments))
    default: self = .other(arguments)
    }
  }

  /// The parameters by name.
  var fields: (any PayloadFields)? {
    switch self {
    case .text(let fields): fields
    case .stack(let fields): fields
    case .zStack(let fields): fields
    case .spacer(let fields): fields
    case .divider(let fields): fields
    case .emptyView(let fields): fields
    case .group(let fields): fields
    case .passThrough(let fields): fields
    case .image(let fields): fields
    case .fill(let fields): fields
    case .shape(let fields): fields
    case .placeholder(let fields): fields
    case .unseen(let fields): fields
    case .scrollView(let fields): fields
    case .button(let fields): fields
    case .label(let fields): fields
    case .toggle(let fields): fields
    case .field(let fields): fields
    case .textEditor(let fields): fields
    case .slider(let fields): fields
    case .stepper(let fields): fields
    case .picker(let fields): fields
    case .valuePicker(let fields): fields
    case .progress(let fields): fields
    case .disclosureGroup(let fields): fields
    case .labeledContent(let fields): fields
    case .contentUnavailable(let fields): fields
    case .signInWithApple(let fields): fields
    case .controlGroup(let fields): fields
    case .tabView(let fields): fields
    case .tab(let fields): fields
    case .navigationStack(let fields): fields
    case .navigationSplitView(let fields): fields
    case .list(let fields): fields
    case .section(let fields): fields
    case .grid(let fields): fields
    case .gridRow(let fields): fields
    case .lazyGrid(let fields): fields
    case .geometryReader(let fields): fields
    case .viewThatFits(let fields): fields
    case .anyLayout(let fields): fields
    case .customLayout(let fields): fields
    case .groupBox(let fields): fields
    case .presentation(let fields): fields
    case .dialog(let fields): fields
    case .toolbarItem(let fields): fields
    case .item(let fields): fields
    case .pageControl(let fields): fields
    case .other: nil
    }
  }

  /// Their type, which is asked without a copy of them.
  var fieldsType: (any PayloadFields.Type)? {
    switch self {
    case .text: TextView.self
    case .stack: StackView.self
    case .zStack: ZStackView.self
    case .spacer: SpacerView.self
    case .divider: DividerView.self
    case .emptyView: EmptyViewView.self
    case .group: GroupView.self
    case .passThrough: PassThroughView.self
    case .image: ImageView.self
    case .fill: FillView.self
    case .shape: ShapeView.self
    case .placeholder: PlaceholderView.self
    case .unseen: UnseenView.self
    case .scrollView: ScrollViewView.self
    case .button: ButtonView.self
    case .label: LabelView.self
    case .toggle: ToggleView.self
    case .field: FieldView.self
    case .textEditor: TextEditorView.self
    case .slider: SliderView.self
    case .stepper: StepperView.self
    case .picker: PickerView.self
    case .valuePicker: ValuePickerView.self
    case .progress: ProgressView.self
    case .disclosureGroup: DisclosureGroupView.self
    case .labeledContent: LabeledContentView.self
    case .contentUnavailable: ContentUnavailableView.self
    case .signInWithApple: SignInWithAppleView.self
    case .controlGroup: ControlGroupView.self
    case .tabView: TabViewView.self
    case .tab: TabView.self
    case .navigationStack: NavigationStackView.self
    case .navigationSplitView: NavigationSplitViewView.self
    case .list: ListView.self
    case .section: SectionView.self
    case .grid: GridView.self
    case .gridRow: GridRowView.self
    case .lazyGrid: LazyGridView.self
    case .geometryReader: GeometryReaderView.self
    case .viewThatFits: ViewThatFitsView.self
    case .anyLayout: AnyLayoutView.self
    case .customLayout: CustomLayoutView.self
    case .groupBox: GroupBoxView.self
    case .presentation: PresentationView.self
    case .dialog: DialogView.self
    case .toolbarItem: ToolbarItemView.self
    case .item: ItemView.self
    case .pageControl: PageControlView.self
    case .other: nil
    }
  }
}
