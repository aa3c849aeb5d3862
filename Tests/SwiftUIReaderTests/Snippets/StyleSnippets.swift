extension Snippet {
  /// Styles of the project's own, and modifiers of the project's own beside the framework's.
  static let styles = [
    Snippet(
      "a group box in a style of its own is what the style makes of its parts",
      """
      struct Tight: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { VStack { configuration.label.bold(); configuration.content } } }
      struct A: View { var body: some View { GroupBox("Berth") { Text("9 m") }.groupBoxStyle(Tight()) } }
      """, tree: #"group(vStack(text "Berth", text "9 m"))"#),
    Snippet(
      "a labelled content made of its configuration keeps label and content",
      """
      struct Strong: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration).bold() } }
      struct A: View { var body: some View { LabeledContent("Length", value: "9 m").labeledContentStyle(Strong()) } }
      """, tree: #"group(labeledContent(label: text "Length", text "9 m"))"#),
    Snippet(
      "a progress view made of its configuration keeps its label",
      """
      struct Wide: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View { VStack { ProgressView(configuration); Text(verbatim: "\\(configuration.fractionCompleted ?? 0)") } } }
      struct A: View { var body: some View { ProgressView("Copying", value: 1, total: 2).progressViewStyle(Wide()) } }
      """, tree: #"group(vStack(progressView(label: text "Copying"), text "0.5"))"#),
    Snippet(
      "a button style that looks whether it is pressed shows its label",
      """
      struct Round: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { configuration.label; if configuration.isPressed { Text("down") } } } }
      struct A: View { var body: some View { Button("Save") { }.buttonStyle(Round()) } }
      """, tree: #"button(hStack(text "Save"))"#),
    Snippet(
      "a toggle style shows the state that it may change",
      """
      struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button { configuration.isOn.toggle() } label: { HStack { Image(systemName: configuration.isOn ? "checkmark" : "circle"); configuration.label } } } }
      struct A: View { @State var on = true; var body: some View { Toggle("Wifi", isOn: $on).toggleStyle(Check()) } }
      """, tree: #"toggle "Wifi"(button(hStack(image, text "Wifi")))"#),
    Snippet(
      "a label style shows icon and title as it likes",
      """
      struct Tower: LabelStyle { func makeBody(configuration: Configuration) -> some View { VStack { configuration.icon; configuration.title } } }
      struct A: View { var body: some View { Label("Mail", systemImage: "envelope").labelStyle(Tower()) } }
      """, tree: #"group(vStack(image, text "Mail"))"#),
    Snippet(
      "a style is found by the static member of its family",
      """
      struct Big: ButtonStyle { func makeBody(configuration: Configuration) -> some View { VStack { configuration.label } } }
      extension ButtonStyle where Self == Big { static var big: Big { Big() } }
      struct A: View { var body: some View { Button("Go") { }.buttonStyle(.big) } }
      """, tree: #"button(vStack(text "Go"))"#),
    Snippet(
      "a modifier of the project's own beside the framework's is told apart by its arguments",
      """
      extension View {
        func padding() -> some View { self.padding(.all, 24) }
        func badge(_ mark: Image) -> some View { HStack { self; mark } }
      }
      struct A: View { var body: some View { VStack { Text("a").padding(); Text("b").badge(Image(systemName: "star")) } } }
      """, tree: #"vStack(text "a", hStack(text "b", image))"#),
    Snippet(
      "the member of the narrower type is meant",
      """
      extension View { func tag2() -> some View { HStack { self; Text("view") } } }
      extension Text { func tag2() -> some View { HStack { self; Text("text") } } }
      struct A: View { var body: some View { VStack { Text("a").tag2(); Image(systemName: "star").tag2() } } }
      """, tree: #"vStack(hStack(text "a", text "text"), hStack(image, text "view"))"#),
    Snippet(
      "a view modifier puts its content where it stands",
      """
      struct Framed: ViewModifier { let title: String
        func body(content: Content) -> some View { VStack { Text(title); content; content } } }
      struct A: View { var body: some View { Image(systemName: "star").modifier(Framed(title: "Twice")) } }
      """, tree: #"vStack(text "Twice", image, image)"#),
    Snippet(
      "a modifier that needs a newer system takes the branch of the platform",
      """
      extension View {
        @ViewBuilder func note() -> some View { if #available(iOS 99, *) { HStack { self; Text("new") } } else { HStack { self; Text("old") } } } }
      struct A: View { var body: some View { Text("a").note() } }
      """, tree: #"hStack(text "a", text "old")"#),
    Snippet(
      "styles of the surroundings reach views within",
      """
      struct Loud: ButtonStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.label; Text("!") } } }
      struct Row: View { var body: some View { Button("in") { } } }
      struct A: View { var body: some View { VStack { Row(); Button("out") { }.buttonStyle(.plain) }.buttonStyle(Loud()) } }
      """, tree: #"vStack(button(hStack(text "in", text "!")), button(text "out"))"#),
  ]
}
