// Written by Scripts/generate-payloads from vocabulary/views.txt; changes belong there.

import SightlineModel

extension TextView: ViewBehavior {}
extension StackView: ViewBehavior {}
extension ZStackView: ViewBehavior {}
extension SpacerView: ViewBehavior {}
extension DividerView: ViewBehavior {}
extension EmptyViewView: ViewBehavior {}
extension GroupView: ViewBehavior {}
extension PassThroughView: ViewBehavior {}
extension ImageView: ViewBehavior {}
extension FillView: ViewBehavior {}
extension ShapeView: ViewBehavior {}
extension PlaceholderView: ViewBehavior {}
extension UnseenView: ViewBehavior {}
extension ScrollViewView: ViewBehavior {}
extension ButtonView: ViewBehavior {}
extension LabelView: ViewBehavior {}
extension ToggleView: ViewBehavior {}
extension FieldView: ViewBehavior {}
extension TextEditorView: ViewBehavior {}
extension SliderView: ViewBehavior {}
extension StepperView: ViewBehavior {}
extension PickerView: ViewBehavior {}
extension ValuePickerView: ViewBehavior {}
extension ProgressView: ViewBehavior {}
extension DisclosureGroupView: ViewBehavior {}
extension LabeledContentView: ViewBehavior {}
extension ContentUnavailableView: ViewBehavior {}
extension SignInWithAppleView: ViewBehavior {}
extension ControlGroupView: ViewBehavior {}
extension TabViewView: ViewBehavior {}
extension TabView: ViewBehavior {}
extension NavigationStackView: ViewBehavior {}
extension NavigationSplitViewView: ViewBehavior {}
extension ListView: ViewBehavior {}
extension SectionView: ViewBehavior {}
extension GridView: ViewBehavior {}
extension GridRowView: ViewBehavior {}
extension LazyGridView: ViewBehavior {}
extension GeometryReaderView: ViewBehavior {}
extension ViewThatFitsView: ViewBehavior {}
extension AnyLayoutView: ViewBehavior {}
extension CustomLayoutView: ViewBehavior {}
extension GroupBoxView: ViewBehavior {}
extension PresentationView: ViewBehavior {}
extension DialogView: ViewBehavior {}
extension ToolbarItemView: ViewBehavior {}
extension ItemView: ViewBehavior {}
extension PageControlView: ViewBehavior {}

extension ViewPayload {
  /// A view without its modifiers, as elements; a group gives each of its members.
  func elements(_ view: LoweredView) -> [Element] {
    switch self {
    case .text(let payload): payload.elements(view)
    case .stack(let payload): payload.elements(view)
    case .zStack(let payload): payload.elements(view)
    case .spacer(let payload): payload.elements(view)
    case .divider(let payload): payload.elements(view)
    case .emptyView(let payload): payload.elements(view)
    case .group(let payload): payload.elements(view)
    case .passThrough(let payload): payload.elements(view)
    case .image(let payload): payload.elements(view)
    case .fill(let payload): payload.elements(view)
    case .shape(let payload): payload.elements(view)
    case .placeholder(let payload): payload.elements(view)
    case .unseen(let payload): payload.elements(view)
    case .scrollView(let payload): payload.elements(view)
    case .button(let payload): payload.elements(view)
    case .label(let payload): payload.elements(view)
    case .toggle(let payload): payload.elements(view)
    case .field(let payload): payload.elements(view)
    case .textEditor(let payload): payload.elements(view)
    case .slider(let payload): payload.elements(view)
    case .stepper(let payload): payload.elements(view)
    case .picker(let payload): payload.elements(view)
    case .valuePicker(let payload): payload.elements(view)
    case .progress(let payload): payload.elements(view)
    case .disclosureGroup(let payload): payload.elements(view)
    case .labeledContent(let payload): payload.elements(view)
    case .contentUnavailable(let payload): payload.elements(view)
    case .signInWithApple(let payload): payload.elements(view)
    case .controlGroup(let payload): payload.elements(view)
    case .tabView(let payload): payload.elements(view)
    case .tab(let payload): payload.elements(view)
    case .navigationStack(let payload): payload.elements(view)
    case .navigationSplitView(let payload): payload.elements(view)
    case .list(let payload): payload.elements(view)
    case .section(let payload): payload.elements(view)
    case .grid(let payload): payload.elements(view)
    case .gridRow(let payload): payload.elements(view)
    case .lazyGrid(let payload): payload.elements(view)
    case .geometryReader(let payload): payload.elements(view)
    case .viewThatFits(let payload): payload.elements(view)
    case .anyLayout(let payload): payload.elements(view)
    case .customLayout(let payload): payload.elements(view)
    case .groupBox(let payload): payload.elements(view)
    case .presentation(let payload): payload.elements(view)
    case .dialog(let payload): payload.elements(view)
    case .toolbarItem(let payload): payload.elements(view)
    case .item(let payload): payload.elements(view)
    case .pageControl(let payload): payload.elements(view)
    case .other: view.unknown()
    }
  }
}
