import SightlineModel

/// What is drawn by a mask, a weight or a place: judged by what a person sees of it.
extension MisreadTests {
  static let drawn: [Case] = masks + choices + titles + labels

  private static let masks: [Case] = [
    Case(
      "words cut out of a pale gradient", "contrast-text", .fail,
      """
      LinearGradient(colors: [Color(white: 0.8), Color(white: 0.9)], startPoint: .top, endPoint: .bottom)
        .frame(width: 240, height: 60).mask { Text("Over the sea").font(.title2) }
      """),
    Case(
      "words cut out of a pale shape", "contrast-text", .fail,
      "RoundedRectangle(cornerRadius: 4).fill(Color.yellow).frame(width: 240, height: 60).mask(Text(\"Over the sea\"))"),
    Case(
      "words cut out of a dark colour", "contrast-text", .nothing,
      "Color.primary.frame(width: 240, height: 60).mask(Text(\"Over the sea\"))"),
    Case(
      "words under a pale gradient that is cut to them", "contrast-text", .fail,
      "Text(\"Over the sea\").shine()",
      types: """
        extension View {
          func shine() -> some View {
            overlay(LinearGradient(colors: [.yellow, .white], startPoint: .top, endPoint: .bottom)).mask(self)
          }
        }
        """),
    Case(
      "words that show two colours", "contrast-text", .review,
      "VStack(spacing: 0) { Color.black; Color.white }.frame(width: 240, height: 60).mask(Text(\"Over the sea\"))"),
    Case(
      "a list that fades out", "contrast-text", .nothing,
      """
      ScrollView { Text("Over the sea") }
        .mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
      """),
  ]

  private static func beds(_ label: String, _ outside: String = "") -> String {
    """
    HStack { ForEach(["Elm", "Ash", "Oak"], id: \\.self) { name in
      Button { chosen = name } label: { \(label) }.buttonStyle(.plain)\(outside)
    } }
    """
  }
  private static func choice(_ what: String, _ expected: Expected, _ body: String) -> Case {
    Case(what, "selected-state", expected, body, members: "@State private var chosen = \"Elm\"")
  }

  private static let choices: [Case] = [
    choice(
      "chosen by weight", .fail, beds("Text(name).fontWeight(chosen == name ? .bold : .regular).frame(minWidth: 60)")),
    choice("chosen by size", .fail, beds("Text(name).font(chosen == name ? .title2 : .body).padding()")),
    choice("chosen by a line below", .fail, beds("Text(name).underline(chosen == name).padding()")),
    choice("chosen by slant", .fail, beds("Text(name).italic(chosen == name).padding()")),
    choice("chosen by scale", .fail, beds("Text(name).padding().scaleEffect(chosen == name ? 1.2 : 1)")),
    choice(
      "chosen by scale from outside", .fail, beds("Text(name).padding()", ".scaleEffect(chosen == name ? 1.2 : 1)")),
    choice(
      "chosen by weight, and said", .nothing,
      beds(
        "Text(name).fontWeight(chosen == name ? .bold : .regular).frame(minWidth: 60)",
        ".accessibilityAddTraits(chosen == name ? .isSelected : [])")),
    choice(
      "tapped and chosen by what lies behind", .fail,
      """
      HStack { ForEach(["Elm", "Ash", "Oak"], id: \\.self) { name in
        Text(name).padding().background { if chosen == name { Capsule().fill(.gray.opacity(0.2)) } }
          .onTapGesture { chosen = name }
      } }
      """),
    choice(
      "tapped, but nothing is chosen", .nothing,
      """
      HStack { ForEach(["Elm", "Ash", "Oak"], id: \\.self) { name in
        Text(name).padding().background { if name == "Ash" { Capsule().fill(.gray.opacity(0.2)) } }
          .onTapGesture { print("tapped") }
      } }
      """),
  ]

  private static let titles: [Case] = [
    Case(
      "titles with an icon", "heading", .review,
      """
      ScrollView { VStack(alignment: .leading) {
        Label("Flour", systemImage: "leaf").font(.headline); Text("Two cups of rye and one of wheat, sifted twice.")
        Label("Water", systemImage: "drop").font(.headline); Text("As warm as your hand, half a litre of it in all.")
      } }
      """),
    Case(
      "small titles in capitals", "heading", .review,
      """
      ScrollView { VStack(alignment: .leading) {
        Text("Flour").textCase(.uppercase).font(.footnote.bold()); Text("Rye from the mill beyond the river"); Text("Wheat")
        Text("Water").textCase(.uppercase).font(.footnote.bold()); Text("Warm water"); Text("Cold water")
      } }
      """),
    Case(
      "titles above buttons", "heading", .review,
      """
      ScrollView { VStack(alignment: .leading) {
        Text("Flour").font(.headline); Button("Weigh the rye from the mill beyond the river") { }; Button("Weigh wheat") { }
        Text("Water").font(.headline); Button("Warm it") { }; Button("Cool it") { }
      } }
      """),
    Case(
      "a question above its answers", "heading", .nothing,
      "VStack { Text(\"Keep the dough\").font(.headline); Button(\"Keep it\") { }; Button(\"Throw it away\") { } }"),
    Case(
      "titles among rows", "heading", .review,
      """
      List {
        Text("Flour").font(.headline); Text("Rye from the mill"); Text("Wheat from the shop")
        Text("Water").font(.headline); Text("Warm water"); Text("Cold water")
      }
      """),
    Case(
      "rows that are not read yet", "heading", .nothing,
      """
      List { ForEach(["Rye", "Oat", "Elm", "Ash", "Fir", "Yew"], id: \\.self) { name in
        Text(name).fontWeight(["Rye", "Ash"].contains(name) ? .bold : .regular)
      } }
      """),
  ]

  private static let labels: [Case] = [
    Case(
      "the label at an end of a gauge", "contrast-text", .fail,
      """
      Gauge(value: 0.2) { Text("Fuel") } currentValueLabel: { Text("Some") } minimumValueLabel: {
        Text("Empty").foregroundStyle(.yellow)
      } maximumValueLabel: { Text("Full") }
      """),
    Case(
      "a switch and its label as a pair", "control-name", .nothing,
      """
      HStack {
        Text("Lamp").accessibilityLabeledPair(role: .label, id: "lamp", in: space)
        Toggle("", isOn: $isOn).labelsHidden().accessibilityLabeledPair(role: .content, id: "lamp", in: space)
      }
      """, members: "@State private var isOn = false; @Namespace private var space"),
    Case(
      "a switch that is the pair of nothing", "control-name", .fail,
      "Toggle(\"\", isOn: $isOn).labelsHidden().accessibilityLabeledPair(role: .content, id: \"lamp\", in: space)",
      members: "@State private var isOn = false; @Namespace private var space"),
    Case(
      "what stands in place of a picture that did not load", "contrast-text", .anything,
      """
      AsyncImage(url: URL(string: "https://example.com")) { phase in
        if let image = phase.image { image.accessibilityHidden(true) } else if phase.error != nil {
          Text("No picture").foregroundStyle(.yellow)
        } else { ProgressView("Loading") }
      }
      """),
    Case(
      "sections that a container goes through", "contrast-text", .fail,
      "Bars { Section(\"North\") { Text(\"Boats\"); Text(\"Nets\") }; Text(\"Ropes\") }",
      types: """
        struct Bars<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View {
            VStack { ForEach(sections: content) { part in part.header; part.content.foregroundStyle(.yellow) } }
          }
        }
        """),
  ]
}
