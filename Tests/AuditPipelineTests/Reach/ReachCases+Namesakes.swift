import SightlineModel

/// Types of the project's own that are called like a framework's, and styles that make the control they are of.
extension ReachCase {
  static let namesakes: [ReachCase] = [
    ReachCase(
      "a type inside of code that stands in no type", views: ["Row": .laidOut],
      """
      #Playground {
        struct Prompt { let name: String }
        let prompts: [Prompt] = [.init(name: "Hay")]
        for prompt in prompts { print(prompt.name) }
      }
      @main struct BarnApp: App { var body: some Scene { WindowGroup { Barn() } } }
      struct Barn: View { var body: some View { Row(title: "Hay", count: 2) } }
      struct Row: View {
        let title: String
        let count: Int
        var body: some View { Text("\\(title) \\(count)").foregroundStyle(.yellow) }  // fails contrast-text
      }
      """),
    ReachCase(
      "own Toggle around SwiftUI's",
      """
      struct Toggle: View {
        @Binding var value: Bool
        var body: some View { HStack { Spacer(); SwiftUI.Toggle("", isOn: $value) } }  // fails control-name
      }
      struct Cabin: View {
        @State private var isWarm = false
        var body: some View { VStack { Text("Cabin"); Toggle(value: $isWarm) } }
      }
      #Preview { Cabin() }
      """),
    ReachCase(
      "own Label with a SwiftUI label in an extension from outside",
      """
      struct Crate { struct Label { let lid: AnyView } }
      extension Crate.Label {
        init(words: LocalizedStringKey) {
          self.init(lid: AnyView(Label(words, systemImage: "shippingbox").foregroundStyle(.yellow)))  // fails contrast-text
        }
      }
      struct Store: View { var body: some View { VStack { Crate.Label(words: "Apples").lid } } }
      #Preview { Store() }
      """),
    ReachCase(
      "button of its configuration", never: ["control-name", "nested-control"],
      """
      struct Wide: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { Spacer(); Button(configuration).buttonStyle(.bordered); Spacer() }
        }
      }
      struct Quay: View { var body: some View { VStack { Button("Moor") { }.buttonStyle(Wide()) } } }
      #Preview { Quay() }
      """),
    ReachCase(
      "switch of its configuration", never: ["control-name", "nested-control"],
      """
      struct Framed: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack { Toggle(configuration).toggleStyle(.switch) }.padding(4)
        }
      }
      struct Hut: View {
        @State private var isLit = true
        var body: some View { Form { Toggle("Fire", isOn: $isLit).toggleStyle(Framed()) } }
      }
      #Preview { Hut() }
      """),
    ReachCase(
      "label of its configuration",
      """
      struct Pale: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          Label(configuration).labelStyle(.titleOnly).foregroundStyle(.yellow)  // fails contrast-text
        }
      }
      struct Farm: View {
        var body: some View { VStack { Label("Hay", systemImage: "leaf").labelStyle(Pale()) } }
      }
      #Preview { Farm() }
      """),
  ]
}
