import Testing

@testable import SwiftUIReader

/// What a view shows that styles, environment values and type parameters of the project's own make.
struct ShownTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let what: String
    let texts: [String]
    let source: String
    init(_ what: String, _ texts: String..., source: String) {
      (self.what, self.texts, self.source) = (what, texts, source)
    }
    var testDescription: String { what }
  }

  @Test(arguments: styles + environment + generics + language)
  func isShown(_ example: Case) {
    let texts = Source.tree(example.source).texts
    for text in example.texts { #expect(texts.contains(text), "\(texts)") }
  }

  static let language = [
    Case(
      "how the device is held", "upright", "not flat",
      source: """
        struct A: View {
          @State private var orientation = UIDevice.current.orientation
          var body: some View {
            Text(orientation.isPortrait && !orientation.isLandscape ? "upright" : "on its side")
            Text(orientation.isFlat || !orientation.isValidInterfaceOrientation ? "flat" : "not flat")
          }
        }
        """),
    Case(
      "a generic type by an alias, with the arguments of its use", "added", "name",
      source: """
        enum Order: String { case added, name }
        enum Store { final class Key<Value> { let value: Value; init(_ name: String, default value: Value) { self.value = value } } }
        class Keys { typealias Key = Store.Key }
        extension Keys { static let order = Key<Order>("order", default: .added) }
        typealias Named = Store.Key
        struct A: View {
          let other = Named<Order>("other", default: .name)
          var body: some View { Text(Keys.order.value.rawValue); Text(other.value.rawValue) }
        }
        """),
    Case(
      "what follows an assertion that fails: what is shipped does not ask it", "went on",
      source: """
        func note(_ count: Int) -> String {
          assert(count < 0, "few")
          if count > 1 { assertionFailure("many") }
          return "went on"
        }
        struct A: View { var body: some View { Text(note(2)) } }
        """),
    Case(
      "an error by its short name in an initialiser and a getter of typed throws", "no name", "no age",
      source: """
        enum Gap: Error { case missing(String), other }
        struct Person {
          let name: String
          init(_ name: String?) throws(Gap) {
            guard let name else { throw .missing("name") }
            self.name = name
          }
          var age: Int { get throws(Gap) { throw .missing("age") } }
        }
        func words(_ work: () throws -> Void) -> String {
          do { try work() } catch Gap.missing(let what) { return "no \\(what)" } catch { return "other" }
          return "none"
        }
        struct A: View {
          var body: some View {
            Text(words { _ = try Person(nil) })
            Text(words { _ = try Person("Ida").age })
          }
        }
        """),
    Case(
      "an entry of the environment that starts as nil", "outside", "plain", "in Oslo", "framed",
      source: """
        struct Town { var name: String; var isFramed: Bool }
        extension EnvironmentValues { @Entry var town: Town? }
        struct Card: View {
          @Environment(\\.town) var town: Town?
          var body: some View {
            if let town { Text("in \\(town.name)") } else { Text("outside") }
            Text(town?.isFramed ?? false ? "framed" : "plain")
          }
        }
        struct A: View {
          var body: some View { VStack { Card(); Card().environment(\\.town, Town(name: "Oslo", isFramed: true)) } }
        }
        """),
    Case(
      "what a hasher combines", "equal", "other",
      source: """
        struct Stamp: Hashable {
          var id: Int
          var note: String
          func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }
        func number(_ stamp: Stamp) -> Int {
          var hasher = Hasher()
          stamp.hash(into: &hasher)
          hasher.combine(stamp.note.isEmpty)
          return hasher.finalize()
        }
        struct A: View {
          let one = number(Stamp(id: 1, note: "a"))
          var body: some View {
            Text(one == number(Stamp(id: 1, note: "b")) ? "equal" : "unequal")
            Text(one == number(Stamp(id: 2, note: "a")) ? "same" : "other")
          }
        }
        """),
  ]

  static let styles = [
    Case(
      "fonts that are told apart by a switch", "headline", "other",
      source: """
        extension Font { var word: String { switch self { case .largeTitle: "large"; case .headline: "headline"; default: "other" } } }
        struct A: View { var body: some View { VStack { Text(Font.headline.word); Text(Font.custom("A", size: 3).word) } } }
        """),
    Case(
      "the share of a progress view", "40 percent", "Loading",
      source: """
        struct Plain: ProgressViewStyle {
          func makeBody(configuration: Configuration) -> some View {
            VStack { configuration.label; Text("\\(Int((configuration.fractionCompleted ?? 0) * 100)) percent") }
          }
        }
        struct A: View { var body: some View { ProgressView("Loading", value: 2, total: 5).progressViewStyle(Plain()) } }
        """),
    Case(
      "a gauge's share of its bounds", "25 of 100", "Oil", "5 l",
      source: """
        struct Plain: GaugeStyle {
          func makeBody(configuration: Configuration) -> some View {
            VStack { configuration.label; Text("\\(Int(configuration.value * 100)) of 100"); configuration.currentValueLabel }
          }
        }
        struct A: View {
          var body: some View {
            Gauge(value: 5, in: 0...20) { Text("Oil") } currentValueLabel: { Text("5 l") }.gaugeStyle(Plain())
          }
        }
        """),
    Case(
      "the parts of a labelled content", "Length:", "9 m",
      source: """
        struct Plain: LabeledContentStyle {
          func makeBody(configuration: Configuration) -> some View {
            HStack { configuration.label; Text("Length:"); configuration.content }
          }
        }
        struct A: View { var body: some View { LabeledContent("Boat", value: "9 m").labeledContentStyle(Plain()) } }
        """),
    Case(
      "what a group box's style adds", "North", "Ida",
      source: """
        struct Plain: GroupBoxStyle {
          func makeBody(configuration: Configuration) -> some View { VStack { Text("North"); configuration.content } }
        }
        struct A: View { var body: some View { GroupBox("Berth") { Text("Ida") }.groupBoxStyle(Plain()) } }
        """),
    Case(
      "what a field's style adds", "Boat:",
      source: """
        struct Boxed: TextFieldStyle {
          func _body(configuration: TextField<Self._Label>) -> some View { HStack { Text("Boat:"); configuration } }
        }
        struct A: View {
          @State private var name = ""
          var body: some View { TextField("Name", text: $name).textFieldStyle(Boxed()) }
        }
        """),
  ]

  private static let depot = """
    struct Depot { var name = "None"; var doors = 2 }
    extension EnvironmentValues { @Entry var depot = Depot() }
    struct Inner: View {
      @Environment(\\.depot) private var depot
      var body: some View { Text("\\(depot.name) \\(depot.doors)") }
    }

    """

  static let environment = [
    Case(
      "a value made of the one before", "West 3",
      source: depot
        + """
        struct A: View {
          var body: some View { Inner().transformEnvironment(\\.depot) { $0.doors += 1; $0.name = "West" } }
        }
        """),
    Case(
      "a part of a value", "East 2",
      source: depot + "struct A: View { var body: some View { Inner().environment(\\.depot.name, \"East\") } }"),
    Case(
      "a part that is transformed", "None 5",
      source: depot
        + "struct A: View { var body: some View { Inner().transformEnvironment(\\.depot.doors) { $0 += 3 } } }"),
    Case(
      "an observable object", "South", "South too",
      source: """
        @Observable final class Store { var name = "None"; init(name: String) { self.name = name } }
        struct Inner: View {
          @Environment(Store.self) private var store
          @Environment(Store.self) private var other: Store?
          var body: some View { Text(store.name); Text("\\(other?.name ?? "None") too") }
        }
        struct A: View {
          @State private var store = Store(name: "South")
          var body: some View { VStack { Inner() }.environment(store) }
        }
        """),
  ]

  private static let flavours = """
    protocol Flavour { init(); static var name: String { get }; var price: Int { get } }
    struct Lemon: Flavour { static let name = "Lemon"; var price = 3 }

    """

  static let generics = [
    Case(
      "a static member of a view's own parameter", "Sour Lemon",
      source: flavours
        + """
        struct Scoop<F: Flavour>: View { var body: some View { Text("Sour \\(F.name)") } }
        struct A: View { var body: some View { Scoop<Lemon>() } }
        """),
    Case(
      "a field that is made of a parameter", "3", "Lemon and Lemon",
      source: flavours
        + """
        struct Box<F: Flavour> { let kept = F() }
        final class Store<F: Flavour> { let kept = F(); func name() -> String { "\\(F.name)" } }
        struct Scoop<F: Flavour>: View {
          let store: Store<F>
          var body: some View { Text("\\(Box<F>().kept.price)"); Text("\\(F.name) and \\(store.name())") }
        }
        struct A: View { var body: some View { VStack { Scoop(store: Store<Lemon>()) } } }
        """),
  ]
}
