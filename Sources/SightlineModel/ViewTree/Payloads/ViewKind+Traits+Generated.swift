// Written by Scripts/generate-payloads from Sources/Vocabulary/Data/; changes belong there.

extension ViewKind {
  /// Views that a person operates.
  package static let controls: Set<ViewKind> = [
    .button, .colorPicker, .datePicker, .disclosureGroup, .editButton, .link, .menu, .navigationLink, .pasteButton,
    .photosPicker, .picker, .renameButton, .secureField, .shareLink, .signInWithAppleButton, .slider, .stepper,
    .textEditor, .textField, .toggle,
  ]
  /// Shapes.
  package static let shapes: Set<ViewKind> = [
    .anyShape, .capsule, .circle, .containerRelativeShape, .ellipse, .path, .rectangle, .roundedRectangle,
    .unevenRoundedRectangle,
  ]
  /// Controls whose size the system decides, whatever is asked for.
  package static let systemSized: Set<ViewKind> = [
    .colorPicker, .datePicker, .editButton, .pasteButton, .picker, .renameButton, .secureField, .signInWithAppleButton,
    .slider, .stepper, .textEditor, .textField, .toggle,
  ]
}
