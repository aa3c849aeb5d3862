/// A view with a title: a text, or views in its place.
package protocol TitledView: PayloadFields {
  var titleKey: Given<TextContent> { get }
  var label: Given<Caption> { get }
  var systemImage: Given<String> { get }
}

extension TitledView {
  package var systemImage: Given<String> { Given() }

  /// The title given as a text.
  package var titleText: TextContent? { titleKey.value ?? label.value?.text }
  /// The title given as views.
  package var titleViews: [ViewNode]? { label.value?.views.flatMap { $0.isEmpty ? nil : $0 } }
}

extension ButtonView: TitledView {}
extension ToggleView: TitledView {}
extension FieldView: TitledView {}
extension SliderView: TitledView {
  package var titleKey: Given<TextContent> { Given() }
}
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
  package var label: Given<Caption> { title }
}

extension ViewPayload {
  /// The title of a view that has one.
  package var titled: (any TitledView)? {
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
