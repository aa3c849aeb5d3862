/// Targets larger than they look, controls whose size iOS decides, and directions that are meant.
extension Trap {
  static let touch: [Trap] = [
    Trap(
      "small picture with a large target",
      """
      Button {} label: { Image(systemName: "xmark").frame(width: 44, height: 44).contentShape(Rectangle()) }
        .accessibilityLabel("Close")
      """),
    Trap(
      "target made of padding",
      """
      Button {} label: { Image(systemName: "xmark").frame(width: 16, height: 16).padding(14) }
        .accessibilityLabel("Close")
      """),
    Trap(
      "target larger than what is drawn",
      """
      Button {} label: {
        Circle().fill(Color(white: 0.4)).frame(width: 20, height: 20)
          .frame(width: 48, height: 48).contentShape(Circle())
      }
      .accessibilityLabel("Record")
      """),
    Trap(
      "close button on a card",
      """
      ZStack(alignment: .topTrailing) {
        Button {} label: { Text("Trip to Rome").frame(width: 250, height: 160) }.buttonStyle(.plain)
        Button {} label: { Image(systemName: "xmark").frame(width: 44, height: 44) }.accessibilityLabel("Close")
      }
      """),
    Trap("switch of the system's size", "Toggle(\"Wi-Fi\", isOn: .constant(true))"),
    Trap(
      "button that takes no touches",
      """
      ZStack {
        Button {} label: { Text("Go").font(.caption) }.buttonStyle(.plain)
          .allowsHitTesting(false).accessibilityHidden(true)
        Text("Go")
      }
      """),
    Trap(
      "disabled small button",
      """
      Button {} label: { Image(systemName: "xmark").frame(width: 16, height: 16) }
        .accessibilityLabel("Close")
        .disabled(true)
      """),
    Trap("row of a list", "List { Button(\"Sign out\") {}.foregroundStyle(Color.primary) }"),
    Trap(
      "link inside a sentence",
      """
      ScrollView {
        (Text("You accept the ") + Text(.init("[terms of use](https://example.com)")).underline() + Text("."))
          .tint(.primary)
      }
      """),
    Trap(
      "large buttons side by side",
      """
      HStack(spacing: 0) {
        Button {} label: { Image(systemName: "minus").frame(width: 44, height: 44) }.accessibilityLabel("Less")
        Button {} label: { Image(systemName: "plus").frame(width: 44, height: 44) }.accessibilityLabel("More")
      }
      """),
    Trap(
      "buttons of a toolbar",
      """
      NavigationStack {
        ScrollView { Text("Plants") }
          .toolbar { Button("Add", systemImage: "plus") {} }
      }
      """),
    // Directions
    Trap(
      "arrow that is flipped",
      """
      Button {} label: {
        Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true).frame(width: 44, height: 44)
      }
      .accessibilityLabel("Next")
      """),
    Trap(
      "chevron that points forward",
      """
      HStack { Text("Details"); Image(systemName: "chevron.forward").accessibilityHidden(true) }
      """),
    Trap(
      "play, which points the same way everywhere",
      """
      Button {} label: { Image(systemName: "play.fill").frame(width: 44, height: 44) }.accessibilityLabel("Play")
      """),
    Trap(
      "arrows that point both ways",
      """
      Button {} label: { Image(systemName: "arrow.left.arrow.right").frame(width: 44, height: 44) }
        .accessibilityLabel("Swap")
      """),
    Trap(
      "arrow in a circle",
      """
      Button {} label: { Image(systemName: "arrow.clockwise").frame(width: 44, height: 44) }
        .accessibilityLabel("Reload")
      """),
    Trap(
      "padding at the leading edge",
      "Text(\"Plants\").padding(.leading, 24).frame(maxWidth: .infinity, alignment: .leading)"),
  ]
}
