import SightlineModel

extension PeerCase {
  /// - Source: ACT rules 97a4e1, c487ae, 23a2a8, e086e5, 2ee8b8 (00b8f1d), cc0f0a, b20e66, 6cfa84, 307n5z, 73f2c2,
  ///   ffd0e9, 9eb3f6; axe-core 4.11; ATF (c65cab0): SpeakableTextPresent, RedundantDescription, DuplicateSpeakableText,
  ///   LinkPurposeUnclear, EditableContentDesc.
  static let names: [PeerCase] = [
    PeerCase("ACT 97a4e1, passed 1", "control-name", .passes, "Button(\"My button\") {}"),
    PeerCase(
      "ACT 97a4e1, passed 3", "control-name", .passes,
      "Button {} label: { Image(systemName: \"plus\") }.accessibilityLabel(\"Add\")"),
    PeerCase(
      "ACT 97a4e1, failed 1", "control-name", .fails, "Button {} label: { Color.blue.frame(width: 48, height: 48) }"),
    PeerCase(
      "ACT 97a4e1, failed 3", "control-name", .fails, "Button {} label: { Text(\"\").frame(width: 48, height: 48) }"),
    PeerCase(
      "ACT 97a4e1, inapplicable 1", "control-name", .passes,
      "VStack { Text(\"Shown\"); Button {} label: { Color.blue }.frame(width: 48, height: 48).hidden() }"),
    PeerCase(
      "ATF SpeakableText, icon button", "control-name", .fails, "Button {} label: { Image(systemName: \"plus\") }"),
    PeerCase(
      "axe button-name, presentational image in a button", "control-name", .fails,
      "Button {} label: { Image(decorative: \"plus\") }"),
    PeerCase(
      "ACT c487ae, passed 1", "control-name", .passes,
      "Link(\"Web Accessibility Initiative\", destination: URL(string: \"https://example.com\")!)"),
    PeerCase(
      "ACT c487ae, failed 1", "control-name", .fails,
      "Link(destination: URL(string: \"https://example.com\")!) { Image(decorative: \"logo\") }"),
    PeerCase("ACT 23a2a8, passed 1", "image-name", .passes, "Image(\"logo\").accessibilityLabel(\"W3C\")"),
    PeerCase(
      "ACT 23a2a8, passed 4", "image-name", .passes,
      "VStack { Text(\"Plants\"); Image(decorative: \"leaf\") }"),
    PeerCase(
      "ACT 23a2a8, failed 1", "image-name", .fails,
      "VStack { Text(\"Plants\"); Image(\"w3c-logo\") }"),
    PeerCase(
      "ACT 9eb3f6, file name as name", "name-readable", .fails,
      "Image(\"logo\").accessibilityLabel(\"w3c-logo.png\")"),
    PeerCase(
      "ACT e086e5, passed 2", "control-name", .passes,
      "HStack { Text(\"Last name\"); TextField(\"\", text: .constant(\"\")).accessibilityLabel(\"Last name\") }"),
    PeerCase("ACT e086e5, failed 1", "control-name", .fails, "TextField(\"\", text: .constant(\"\"))"),
    PeerCase(
      "ACT e086e5, failed 2", "control-name", .fails,
      "HStack { Text(\"First name\"); TextField(\"\", text: .constant(\"\")) }"),
    PeerCase("axe label, switch without a label", "control-name", .fails, "Toggle(\"\", isOn: .constant(true))"),
    PeerCase(
      "axe label-title-only, prompt as the only label", "field-label", .fails,
      "TextField(\"Colour\", text: .constant(\"\"))"),
    PeerCase(
      "ACT 2ee8b8, passed 2", "label-in-name", .passes,
      "Button(\"next page\") {}.accessibilityLabel(\"Next Page\")"),
    PeerCase(
      "ACT 2ee8b8, passed 3", "label-in-name", .passes,
      "Button(\"Next Page\") {}.accessibilityLabel(\"Next Page in the list\")"),
    PeerCase("ACT 2ee8b8, failed 1", "label-in-name", .fails, "Button(\"Next\") {}.accessibilityLabel(\"OK\")"),
    PeerCase(
      "ACT 2ee8b8, failed 2", "label-in-name", .fails,
      "Button(\"The full label\") {}.accessibilityLabel(\"the full\")"),
    PeerCase(
      "ACT 2ee8b8, failed 3", "label-in-name", .fails, "Button(\"Page 2\") {}.accessibilityLabel(\"Page two\")"),
    PeerCase(
      "ACT 2ee8b8, inapplicable 2", "label-in-name", .passes,
      "TextField(\"\", text: .constant(\"Contact\")).accessibilityLabel(\"Email\")"),
    PeerCase(
      "ACT 2ee8b8, inapplicable 5", "label-in-name", .passes, "Button(\"X\") {}.accessibilityLabel(\"close\")"),
    PeerCase(
      "ACT b20e66, same name, other places", "name-unique", .fails,
      """
      VStack {
        Link("More", destination: URL(string: "https://example.com/a")!)
        Link("More", destination: URL(string: "https://example.com/b")!)
      }
      """),
    PeerCase(
      "ATF DuplicateSpeakableText, buttons", "name-unique", .fails,
      "HStack { Button(\"Edit\") {}; Button(\"Edit\") {} }"),
    PeerCase(
      "ATF DuplicateSpeakableText, texts", "name-unique", .passes, "HStack { Text(\"Edit\"); Text(\"Edit\") }"),
    PeerCase(
      "ACT 6cfa84, a control in a hidden part", "text-spoken", .fails,
      "VStack { Text(\"Shown\"); VStack { Button(\"Delete account\") {} }.accessibilityHidden(true) }"),
    PeerCase(
      "ACT 307n5z, a link in a button", "nested-control", .fails,
      """
      Button {} label: {
        VStack { Text("Send"); Link("Terms", destination: URL(string: "https://example.com")!) }
      }
      """),
    PeerCase(
      "ACT 307n5z, passed 1", "nested-control", .passes,
      "Button {} label: { HStack { Text(\"My\"); Text(\"button\") } }"),
    PeerCase(
      "ACT 73f2c2, valid", "field-purpose", .passes,
      "HStack { Text(\"Email\"); TextField(\"\", text: .constant(\"\")).textContentType(.emailAddress) }"),
    PeerCase(
      "axe autocomplete, none", "field-purpose", .passes,
      ours: (
        .fails, "the peers check that a given purpose is spelled right; 1.3.5 asks for one, and the label says which"
      ), "HStack { Text(\"Email\"); TextField(\"\", text: .constant(\"\")) }"),
    PeerCase(
      "ATF RedundantDescription, role", "name-role", .fails,
      "Button {} label: { Image(systemName: \"play\") }.accessibilityLabel(\"Play button\")"),
    PeerCase(
      "ATF RedundantDescription, action", "name-role", .fails,
      "Button {} label: { Image(systemName: \"play\") }.accessibilityLabel(\"Tap to play\")"),
    PeerCase(
      "ATF RedundantDescription, text alone", "name-role", .passes,
      "Text(\"Choose a button\")"),
    PeerCase(
      "ATF LinkPurposeUnclear", "link-purpose", .fails,
      "Link(\"Click here\", destination: URL(string: \"https://example.com\")!)"),
    PeerCase(
      "ATF LinkPurposeUnclear, more words", "link-purpose", .passes,
      "Link(\"Learn more about ferns\", destination: URL(string: \"https://example.com\")!)"),
    PeerCase(
      "axe p-as-heading", "heading", .fails,
      "VStack { Text(\"Plants\").font(.title.bold()); Text(\"Ferns like shade.\") }"),
    PeerCase(
      "axe p-as-heading, real heading", "heading", .passes,
      "VStack { Text(\"Plants\").font(.title.bold()).accessibilityAddTraits(.isHeader); Text(\"Ferns like shade.\") }"),
    PeerCase(
      "ATF ClassName, unknown role", "tap-role", .fails, "Text(\"Open the list\").padding().onTapGesture {}"),
    PeerCase(
      "GTX traits, button and link", "trait-conflict", .fails,
      "Button(\"Terms of use\") {}.accessibilityAddTraits(.isLink)"),
    PeerCase(
      "GTX traits, button and header", "trait-conflict", .passes,
      "Button(\"Terms of use\") {}.accessibilityAddTraits(.isHeader)"),
    PeerCase(
      "GTX, name ends in a full stop", "name-role", .fails,
      ours: (
        .passes, "GTX asks for labels without punctuation; a full stop changes a pause, and no criterion names it"
      ),
      "Button {} label: { Image(systemName: \"play\") }.accessibilityLabel(\"Play.\")"),
  ]
}
