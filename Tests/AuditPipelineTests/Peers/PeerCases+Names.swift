import SightlineModel

extension PeerCase {
  /// - Source: ACT rules, examples as numbered in act-rules/act-rules.github.io d77d6fc; axe-core 57cb1ef,
  ///   test/integration/rules; ATF c65cab0, framework/checks; GTXiLib e322f9d, GTXChecksCollection.m and
  ///   accessibility_label_not_punctuated_check. ATF and GTX have no numbered cases: the case says what the check's source
  ///   decides.
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
      "ACT 97a4e1, inapplicable 2", "control-name", .passes,
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
      "ACT c487ae, failed 2", "control-name", .fails,
      "Link(destination: URL(string: \"https://example.com\")!) { Image(decorative: \"logo\") }"),
    PeerCase("ACT 23a2a8, passed 1", "image-name", .passes, "Image(\"logo\").accessibilityLabel(\"W3C\")"),
    PeerCase(
      "ACT 23a2a8, passed 5", "image-name", .passes,
      "VStack { Text(\"Plants\"); Image(decorative: \"leaf\") }"),
    PeerCase(
      "ACT 23a2a8, failed 1", "image-name", .fails,
      "VStack { Text(\"Plants\"); Image(\"w3c-logo\") }"),
    PeerCase(
      "ACT 9eb3f6, failed 3", "name-readable", .fails,
      "Image(\"nyhavn\").accessibilityLabel(\"nyhavn.jpeg\")"),
    PeerCase(
      "ACT e086e5, passed 2", "control-name", .passes,
      "HStack { Text(\"Last name\"); TextField(\"\", text: .constant(\"\")).accessibilityLabel(\"Last name\") }"),
    PeerCase(
      "ACT e086e5, failed 1", "control-name", .fails,
      "HStack { Text(\"last name\"); TextField(\"\", text: .constant(\"\")) }"),
    PeerCase(
      "ACT e086e5, failed 2", "control-name", .fails, "TextField(\"\", text: .constant(\"\")).disabled(true)"),
    PeerCase(
      "ACT e086e5, passed 5", "control-name", .passes,
      "TextField(\"Your search query\", text: .constant(\"\"))"),
    PeerCase("axe label, switch without a label", "control-name", .fails, "Toggle(\"\", isOn: .constant(true))"),
    PeerCase(
      "axe label-title-only, prompt as the only label", "field-label", .fails,
      "TextField(\"Colour\", text: .constant(\"\"))"),
    PeerCase(
      "ACT 2ee8b8, passed 1", "label-in-name", .passes, "Button(\"ACT rules\") {}.accessibilityLabel(\"ACT rules\")"),
    PeerCase(
      "ACT 2ee8b8, passed 2", "label-in-name", .passes,
      "Button(\"ACT rules\") {}.accessibilityLabel(\"  ACT rules  \")"),
    PeerCase(
      "ACT 2ee8b8, passed 3", "label-in-name", .passes, "Button(\"ACT rules\") {}.accessibilityLabel(\"act rules\")"),
    PeerCase(
      "ACT 2ee8b8, passed 4", "label-in-name", .passes,
      "Button(\"Next Page\") {}.accessibilityLabel(\"Next Page in the list\")"),
    PeerCase(
      "ACT 2ee8b8, passed 5", "label-in-name", .passes, "Button(\"X\") {}.accessibilityLabel(\"anything\")"),
    PeerCase(
      "ACT 2ee8b8, failed 1", "label-in-name", .fails, "Button(\"ACT rules\") {}.accessibilityLabel(\"WCAG\")"),
    PeerCase(
      "ACT 2ee8b8, failed 2", "label-in-name", .fails,
      "Button(\"The full label\") {}.accessibilityLabel(\"the full\")"),
    PeerCase(
      "ACT 2ee8b8, failed 3", "label-in-name", .fails,
      "Button(\"Proof of 2×2=4\") {}.accessibilityLabel(\"Proof of two multiplied by two is four\")"),
    PeerCase(
      "ACT 2ee8b8, failed 4", "label-in-name", .fails,
      "Button(\"nonstandard\") {}.accessibilityLabel(\"non-standard\")"),
    PeerCase(
      "ACT 2ee8b8, failed 5", "label-in-name", .fails,
      "Button(\"123.456.7890\") {}.accessibilityLabel(\"1 2 3. 4 5 6. 7 8 9 0\")"),
    PeerCase(
      "ACT 2ee8b8, inapplicable 2", "label-in-name", .passes,
      "HStack { Text(\"E-mail\"); TextField(\"\", text: .constant(\"Contact\")).accessibilityLabel(\"E-mail\") }"),
    PeerCase(
      "ACT 2ee8b8, inapplicable 4", "label-in-name", .passes,
      """
      Link(destination: URL(string: "https://example.com")!) { Image("w3c").accessibilityLabel("W3C logo") }
        .accessibilityLabel("W3C homepage")
      """),
    PeerCase(
      "ACT b20e66, failed 1", "name-unique", .fails,
      """
      VStack {
        Link("ACT rules", destination: URL(string: "https://act-rules.github.io/")!)
        Link("ACT rules", destination: URL(string: "https://www.w3.org/community/act-r/")!)
      }
      """),
    PeerCase(
      "ACT b20e66, passed 1", "name-unique", .passes,
      ours: (
        .fails, "both links lead to one place; where a link leads is code that we do not compare, so a person looks"
      ),
      """
      VStack {
        Link("Contact us", destination: URL(string: "https://example.com/contact")!)
        Link("Contact us", destination: URL(string: "https://example.com/contact")!)
      }
      """),
    PeerCase(
      "ATF DuplicateSpeakableText, buttons", "name-unique", .fails,
      "HStack { Button(\"Edit\") {}; Button(\"Edit\") {} }"),
    PeerCase(
      "ATF DuplicateSpeakableText, texts", "name-unique", .passes, "HStack { Text(\"Edit\"); Text(\"Edit\") }"),
    PeerCase(
      "ACT 6cfa84, failed 3", "text-spoken", .fails,
      "VStack { Text(\"Shown\"); VStack { Button(\"Delete account\") {} }.accessibilityHidden(true) }"),
    PeerCase(
      "ACT 307n5z, failed 1", "nested-control", .fails,
      """
      Button {} label: {
        HStack { Text("Save"); Button {} label: { Text("▼") }.accessibilityLabel("save options") }
      }
      """),
    PeerCase(
      "ACT 307n5z, failed 2", "nested-control", .fails,
      """
      Button {} label: {
        HStack { Text("I agree to the"); Link("terms of service", destination: URL(string: "https://example.com")!) }
      }
      """),
    PeerCase(
      "ACT 307n5z, passed 1", "nested-control", .passes,
      "HStack { Button(\"Save\") {}; Button {} label: { Text(\"▼\") }.accessibilityLabel(\"save options\") }"),
    PeerCase(
      "ACT 73f2c2, passed 1", "field-purpose", .passes,
      "HStack { Text(\"Username\"); TextField(\"\", text: .constant(\"\")).textContentType(.username) }"),
    PeerCase(
      "ACT 73f2c2, inapplicable 1", "field-purpose", .passes,
      ours: (
        .review,
        "ACT and axe check that a given purpose is spelled right; 1.3.5 asks for one, and whose user name it is, is asked"
      ), "HStack { Text(\"Username\"); TextField(\"\", text: .constant(\"\")) }"),
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
