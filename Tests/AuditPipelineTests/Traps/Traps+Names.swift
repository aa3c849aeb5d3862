/// Controls and images whose name does not stand where a pattern would look for it.
extension Trap {
  static let names: [Trap] = [
    Trap(
      "icon in a button with text",
      """
      Button {} label: {
        HStack { Image(systemName: "trash"); Text("Delete") }.frame(minHeight: 44)
      }.buttonStyle(.plain)
      """),
    Trap(
      "icon-only button with a label",
      """
      Button {} label: { Image(systemName: "trash").frame(width: 44, height: 44) }
        .accessibilityLabel("Delete")
      """),
    Trap(
      "icon-only button named inside its label",
      """
      Button {} label: {
        Image(systemName: "trash").accessibilityLabel("Delete").frame(width: 44, height: 44)
      }
      """),
    Trap(
      "icon-only label style",
      """
      Button {} label: {
        Label("Delete", systemImage: "trash").labelStyle(.iconOnly).frame(minWidth: 44, minHeight: 44)
      }
      """),
    Trap(
      "style of icons only set far outside",
      """
      VStack(spacing: 20) {
        Button {} label: { Label("Delete", systemImage: "trash").frame(minWidth: 44, minHeight: 44) }
        Button {} label: { Label("Share", systemImage: "square.and.arrow.up").frame(minWidth: 44, minHeight: 44) }
      }
      .labelStyle(.iconOnly)
      """),
    Trap(
      "label on the parent of two images",
      """
      HStack { Image(systemName: "person"); Image(systemName: "star") }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Favourite contact")
      """),
    Trap(
      "hidden ancestor of images",
      """
      VStack {
        HStack { Image(systemName: "leaf"); Image(systemName: "star") }.accessibilityHidden(true)
        Text("Plants")
      }
      """),
    Trap(
      "symbol in a combined row",
      """
      HStack { Image(systemName: "airplane").accessibilityHidden(true); Text("Rome") }
        .accessibilityElement(children: .combine)
      """),
    Trap("icon of a Label", "Label(\"Home\", systemImage: \"house\")"),
    Trap(
      "emoji button with a name",
      """
      Button {} label: { Text("👍").frame(minWidth: 44, minHeight: 44) }
        .accessibilityLabel("Like")
      """),
    Trap("switch with a title", "Toggle(\"Wi-Fi\", isOn: .constant(true))"),
    Trap(
      "switch with its title hidden",
      "HStack { Text(\"Wi-Fi\").accessibilityHidden(true); Toggle(\"Wi-Fi\", isOn: .constant(true)).labelsHidden() }"),
    Trap(
      "slider with a label that is not shown",
      "Slider(value: .constant(0.5)) { Text(\"Volume\") }"),
    Trap("stepper with a title", "Stepper(\"Guests\", value: .constant(2))"),
    Trap(
      "more words spoken than shown",
      """
      Button {} label: { Text("Send").frame(minWidth: 44, minHeight: 44) }
        .buttonStyle(.plain)
        .accessibilityLabel("Send, to Ana")
      """),
    Trap(
      "name for a number",
      """
      Button {} label: { Text("3").frame(minWidth: 44, minHeight: 44) }
        .buttonStyle(.plain)
        .accessibilityLabel("3 likes")
      """),
    Trap(
      "mail address in a name",
      """
      Button {} label: { Image(systemName: "envelope").frame(width: 44, height: 44) }
        .accessibilityLabel("Mail info@example.com")
      """),
    Trap(
      "the word button within a name",
      """
      Button {} label: { Image(systemName: "slider.horizontal.3").frame(width: 44, height: 44) }
        .accessibilityLabel("Button size")
      """),
    Trap(
      "short link with its purpose spoken",
      """
      Link(destination: URL(string: "https://example.com")!) { Text("Learn more").frame(minHeight: 44) }
        .foregroundStyle(Color.primary)
        .accessibilityLabel("Learn more about plants")
      """),
    Trap(
      "heading and button with the same words",
      """
      VStack {
        Text("Profile").font(.title).accessibilityAddTraits(.isHeader)
        Button {} label: { Text("Profile").frame(minWidth: 44, minHeight: 44) }.buttonStyle(.plain)
      }
      """),
    Trap(
      "equal buttons named apart",
      """
      VStack(spacing: 20) {
        ForEach(["Anna", "Ben"], id: \\.self) { name in
          Button {} label: { Text("Edit").frame(minWidth: 44, minHeight: 44) }
            .buttonStyle(.plain)
            .accessibilityLabel("Edit \\(name)")
        }
      }
      """),
    Trap(
      "field below its label",
      """
      VStack(alignment: .leading) {
        Text("Pile")
        TextField("Holidays", text: .constant("")).frame(minHeight: 44)
      }
      """),
    Trap("field in labelled content", "LabeledContent(\"Pile\") { TextField(\"Holidays\", text: .constant(\"\")) }"),
    Trap(
      "search field without a label",
      """
      TextField("Search", text: .constant("")).frame(minHeight: 44).accessibilityAddTraits(.isSearchField)
      """),
    Trap("spinner with words", "ProgressView(\"Loading\")"),
    Trap(
      "custom button style around an icon with a name",
      """
      Button("Add", systemImage: "plus") {}.buttonStyle(RoundStyle()).labelStyle(.iconOnly)
      """,
      types: """
        struct RoundStyle: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.frame(width: 56, height: 56).background(Circle().fill(Color(white: 0.2)))
              .foregroundStyle(.white)
          }
        }
        """),
  ]
}
