/// A view with a title: a text, or views in its place.
public protocol TitledView: PayloadFields {
  var titleKey: Given<TextContent> { get }
  var title: Given<Caption> { get }
  var label: Given<Caption> { get }
  var systemImage: Given<String> { get }
}

extension TitledView {
  public var systemImage: Given<String> { Given() }

  /// The title given as a text.
  public var titleText: TextContent? { titleKey.value ?? title.value?.text ?? label.value?.text }
  /// The title given as views.
  public var titleViews: [ViewNode]? {
    for views in [label.value?.views, title.value?.views] { if let views, !views.isEmpty { return views } }
    return nil
  }
}

extension ButtonView: TitledView {}
extension ToggleView: TitledView {}
extension FieldView: TitledView {}
extension SliderView: TitledView {}
extension StepperView: TitledView {}
extension PickerView: TitledView {}
extension ValuePickerView: TitledView {}
extension ProgressView: TitledView {}
extension DisclosureGroupView: TitledView {}
extension LabeledContentView: TitledView {}
extension ControlGroupView: TitledView {}
extension TabView: TitledView {}
extension GroupBoxView: TitledView {}
extension ContentUnavailableView: TitledView {}
extension LabelView: TitledView {
  public var label: Given<Caption> { Given() }
}

extension ViewPayload {
  /// The title of a view that has one.
  public var titled: (any TitledView)? {
    switch self {
    case .button(let view): view
    case .toggle(let view): view
    case .field(let view): view
    case .slider(let view): view
    case .stepper(let view): view
    case .picker(let view): view
    case .valuePicker(let view): view
    case .progress(let view): view
    case .disclosureGroup(let view): view
    case .labeledContent(let view): view
    case .controlGroup(let view): view
    case .tab(let view): view
    case .groupBox(let view): view
    case .contentUnavailable(let view): view
    case .label(let view): view
    default: nil
    }
  }
}
