import SightlineModel

/// Sets of kinds that are treated alike.
enum ViewKinds {
  static let shapes: Set<ViewKind> = [
    .rectangle, .circle, .capsule, .ellipse, .roundedRectangle, .unevenRoundedRectangle, .path,
    .containerRelativeShape, .anyShape,
  ]
  /// What a person operates.
  static let controls: Set<ViewKind> = [
    .button, .toggle, .textField, .secureField, .textEditor, .slider, .stepper, .picker, .datePicker,
    .colorPicker, .link, .shareLink, .menu, .navigationLink, .photosPicker, .disclosureGroup,
    .signInWithAppleButton,
  ]
  /// Modifiers that are inherited by everything below.
  static let inherited: Set<ViewKind> = [
    .font, .fontWeight, .foregroundStyle, .tint, .buttonStyle, .lineLimit, .multilineTextAlignment, .disabled,
    .dynamicTypeSize, .environment, .textCase,
  ]
}
