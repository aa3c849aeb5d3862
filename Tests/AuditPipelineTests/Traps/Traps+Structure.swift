import SightlineModel

/// Grouping, roles and order that are right though they look unusual.
extension Trap {
  static let structure: [Trap] = [
    Trap(
      "button that a style makes of a toggle",
      """
      Toggle("Lamp", isOn: $isOn).toggleStyle(Box())
      """, members: "  @State private var isOn = false",
      types: """
        struct Box: ToggleStyle {
          func makeBody(configuration: Configuration) -> some View {
            Button {
              configuration.isOn.toggle()
            } label: {
              HStack {
                Image(systemName: configuration.isOn ? "checkmark.square" : "square").accessibilityHidden(true)
                configuration.label
              }
              .frame(minWidth: 120, minHeight: 44)
            }
            .foregroundStyle(Color.primary)
          }
        }
        """),
    Trap(
      "name that a closure gives",
      """
      Button { } label: { Image(systemName: "leaf").frame(minWidth: 44, minHeight: 44) }
        .accessibilityLabel { _ in Text("Leaf") }
        .foregroundStyle(Color.primary)
      """),
    Trap(
      "title with the trait on its row",
      """
      HStack { Image(systemName: "leaf").accessibilityHidden(true); Text("Plants").font(.largeTitle) }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isHeader)
      """),
    Trap(
      "badge moved sideways: an offset turns around with the layout",
      """
      Text("Inbox").padding().overlay(alignment: .topTrailing) {
        Text(verbatim: "3").font(.footnote).offset(x: 8, y: -8)
      }
      """),
    Trap(
      "button of a bar: black on iOS 26 whatever the tint",
      """
      NavigationStack {
        ScrollView { Text("Soil") }.navigationTitle("Plants")
          .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
      }
      """),
    Trap("large number that is no title", "Text(\"42\").font(.largeTitle)"),
    Trap(
      "large price of a card that is one element",
      """
      VStack { Text(verbatim: "$9.99").font(.largeTitle); Text("per month") }
        .accessibilityElement(children: .combine)
      """),
    Trap(
      "large text on a button",
      """
      Button {} label: { Text("Start").font(.title).frame(minHeight: 44) }.buttonStyle(.plain)
      """),
    Trap("title of a navigation bar", "NavigationStack { ScrollView { Text(\"Soil\") }.navigationTitle(\"Plants\") }"),
    Trap(
      "tap with the button trait",
      """
      Text("Show details").frame(minHeight: 44).onTapGesture {}.accessibilityAddTraits(.isButton)
      """),
    Trap(
      "tap that closes the keyboard",
      """
      ZStack { Color(uiColor: .systemBackground).ignoresSafeArea().onTapGesture {}; Text("Notes") }
      """),
    Trap(
      "tap beside a button that does the same",
      """
      VStack {
        Text("Trip to Rome")
        Button {} label: { Text("Open").frame(minWidth: 44, minHeight: 44) }.buttonStyle(.plain)
      }
      .onTapGesture {}
      """),
    Trap(
      "tap on a decoration nobody needs",
      """
      VStack { Circle().frame(width: 60, height: 60).onTapGesture {}.accessibilityHidden(true); Text("Plants") }
      """),
    Trap(
      "long press with an action",
      """
      Text("Card").frame(minWidth: 44, minHeight: 44).onLongPressGesture {}.accessibilityAction(named: "Delete") {}
      """),
    Trap(
      "drag on something adjustable",
      """
      Text("Level").frame(minHeight: 44)
        .gesture(DragGesture().onChanged { _ in })
        .accessibilityValue("3")
        .accessibilityAdjustableAction { _ in }
      """),
    Trap(
      "swipe actions of a list",
      """
      List { Text("Trip to Rome").swipeActions { Button("Delete", role: .destructive) {} } }
      """),
    Trap(
      "row of a list that leads on",
      """
      NavigationStack {
        List {
          NavigationLink { Text("Soil") } label: { Label("Plants", systemImage: "leaf") }
          NavigationLink { Text("Sun") } label: { Label("Weather", systemImage: "sun.max") }
        }
      }
      """),
    Trap(
      "buttons that become actions of their row",
      """
      HStack {
        Text("Trip to Rome")
        Button {} label: { Text("Share").frame(minWidth: 44, minHeight: 44) }
        Button {} label: { Text("Edit").frame(minWidth: 44, minHeight: 44) }
      }
      .buttonStyle(.plain)
      .accessibilityElement(children: .combine)
      """),
    Trap(
      "button that is a heading",
      """
      Button {} label: { Text("Section").frame(minWidth: 44, minHeight: 44) }
        .buttonStyle(.plain)
        .accessibilityAddTraits(.isHeader)
      """),
    Trap(
      "hidden copy of text that is spoken",
      """
      VStack {
        Text("Plan, renews yearly")
        Text("Renews yearly").accessibilityHidden(true)
      }
      """),
    Trap(
      "text hidden because its parent speaks it",
      """
      Button {} label: { Text("Buy now").accessibilityHidden(true).frame(minWidth: 44, minHeight: 44) }
        .buttonStyle(.plain)
        .accessibilityLabel("Buy now, for 3 euros")
      """),
    Trap(
      "text replaced by the label of its row",
      """
      HStack { Text("5"); Text("km") }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Five kilometres")
      """),
    Trap(
      "rows that are one element each",
      """
      VStack {
        ForEach(0..<3) { index in
          HStack { Text("Title \\(index)"); Spacer(); Text("Detail") }
            .accessibilityElement(children: .combine)
        }
      }
      """),
    Trap(
      "rows of one text beside a hidden icon",
      """
      VStack {
        ForEach(0..<3) { index in
          HStack { Image(systemName: "checkmark").accessibilityHidden(true); Text("Benefit \\(index)") }
        }
      }
      """),
    Trap(
      "columns that are read one after the other",
      """
      HStack {
        VStack { Text("Mon"); Text("12°") }
        VStack { Text("Tue"); Text("14°") }
      }
      """, reviews: ["group"]),
    Trap(
      "opaque colour behind everything",
      "ZStack { Color(uiColor: .secondarySystemBackground).ignoresSafeArea(); Text(\"Plants\") }"),
    Trap(
      "dialog that says it is modal",
      """
      ZStack {
        Text("Behind")
        Color.black.opacity(0.5).ignoresSafeArea()
        VStack {
          Text("Delete everything?")
          Button {} label: { Text("Cancel").frame(minWidth: 44, minHeight: 44) }
        }
        .buttonStyle(.plain)
        .padding()
        .background(Color(uiColor: .systemBackground))
        .accessibilityAddTraits(.isModal)
      }
      """),
    Trap(
      "chosen card with the trait",
      """
      VStack {
        ForEach(0..<3) { index in
          Button {} label: {
            HStack {
              Text("Plan \\(index)")
              if index == 1 { Image(systemName: "checkmark") }
            }
            .frame(minWidth: 44, minHeight: 44)
          }
          .buttonStyle(.plain)
          .accessibilityAddTraits(index == 1 ? .isSelected : [])
        }
      }
      """),
    Trap(
      "picker that announces its choice itself",
      """
      Picker("Plan", selection: .constant(1)) { Text("Month").tag(0); Text("Year").tag(1) }
        .pickerStyle(.inline)
      """),
    Trap(
      "page dots with a spoken value",
      """
      HStack(spacing: 8) {
        ForEach(0..<3) { page in
          Capsule().fill(Color(white: 0.45)).frame(width: page == 1 ? 20 : 8, height: 8)
        }
      }
      .accessibilityElement()
      .accessibilityLabel("Page")
      .accessibilityValue("2 of 3")
      """),
    Trap(
      "drawn bar beside its spoken number",
      """
      VStack {
        Text("2 of 5")
        ZStack(alignment: .leading) {
          Capsule().fill(Color(white: 0.8)).frame(width: 200, height: 8)
          Capsule().fill(Color(white: 0.3)).frame(width: 80, height: 8)
        }
        .accessibilityHidden(true)
      }
      """),
    Trap(
      "a face made of signs above the words",
      """
      VStack { Text(verbatim: "ଘ(੭ˊᵕˋ)੭").font(.largeTitle).bold(); Text("Chapter completed") }
        .accessibilityElement(children: .combine)
      """),
  ]
}
