extension Snippet {
  /// Generic views and functions: what a parameter stands for, and what is asked of it.
  static let generics = [
    Snippet(
      "a generic function makes its parameter's type anew",
      """
      protocol Blank { init(); var name: String { get } }
      struct Note: Blank { var name = "Note" }
      struct Task: Blank { var name = "Task" }
      func blank<T: Blank>(like value: T) -> T { T() }
      struct A: View { var body: some View { VStack { Text(blank(like: Note(name: "x")).name); Text(blank(like: Task()).name) } } }
      """, tree: #"vStack(text "Note", text "Task")"#),
    Snippet(
      "a parameter that only the result shows is what the place asks for",
      """
      protocol Sample { static var sample: Self { get }; var title: String { get } }
      struct Song: Sample { let title: String; static let sample = Song(title: "Song") }
      struct Film: Sample { let title: String; static let sample = Film(title: "Film") }
      func sample<T: Sample>() -> T { T.sample }
      struct Row: View { let song: Song; var body: some View { Text(song.title) } }
      struct Poster: View { let film: Film; var body: some View { Text(film.title) } }
      struct A: View { var body: some View { VStack { Row(song: sample()); Poster(film: sample()) } } }
      """, tree: #"vStack(text "Song", text "Film")"#),
    Snippet(
      "a phantom parameter is written where the view is made",
      """
      protocol Unit { static var symbol: String { get } }
      enum Metre: Unit { static let symbol = "m" }
      enum Foot: Unit { static let symbol = "ft" }
      struct Length<U: Unit>: View { let value: Int; var body: some View { Text(verbatim: "\\(value) \\(U.symbol)") } }
      struct A: View { var body: some View { HStack { Length<Metre>(value: 3); Length<Foot>(value: 10) } } }
      """, tree: #"hStack(text "3 m", text "10 ft")"#),
    Snippet(
      "a static function of a specialised view makes that view",
      """
      protocol Tone { static var word: String { get } }
      enum Loud: Tone { static let word = "LOUD" }
      enum Soft: Tone { static let word = "soft" }
      struct Badge<T: Tone>: View {
        let count: Int
        static func make(_ count: Int) -> Badge { Badge(count: count) }
        static var none: Self { .init(count: 0) }
        var body: some View { Text(verbatim: "\\(T.word) \\(count)") }
      }
      struct A: View { var body: some View { VStack { Badge<Loud>.make(2); Badge<Soft>.none } } }
      """, tree: #"vStack(text "LOUD 2", text "soft 0")"#),
    Snippet(
      "the parameter of a view follows from a nested generic value",
      """
      protocol Named { init(); var name: String { get } }
      struct Cat: Named { var name = "Cat" }
      struct Box<T> { var items: [T] }
      struct Shelf<T: Named>: View {
        let box: Box<T>
        var body: some View { VStack { ForEach(box.items.map(\\.name), id: \\.self) { Text($0) }; Text(T().name) } }
      }
      struct A: View { var body: some View { Shelf(box: Box(items: [Cat(name: "Tom")])) } }
      """, tree: #"vStack(text "Tom", text "Cat")"#),
    Snippet(
      "an associated type is what implements it",
      """
      protocol Feature { associatedtype State: Startable; func title(_ state: State) -> String }
      protocol Startable { init() }
      struct Count: Startable { var number = 7 }
      struct Counter: Feature { func title(_ state: Count) -> String { "\\(state.number)" } }
      struct Screen<F: Feature>: View { let feature: F; var body: some View { Text(feature.title(F.State())) } }
      struct A: View { var body: some View { Screen(feature: Counter()) } }
      """, tree: #"text "7""#),
    Snippet(
      "an associated type with a default, and one named by an alias",
      """
      protocol Skin { init(); var name: String { get } }
      struct Plain: Skin { var name = "plain" }
      struct Silk: Skin { var name = "silk" }
      protocol Doll { associatedtype Cover: Skin = Plain }
      extension Doll { var cover: String { Cover().name } }
      struct Rag: Doll { }
      struct Fine: Doll { typealias Cover = Silk }
      struct A: View { var body: some View { VStack { Text(Rag().cover); Text(Fine().cover) } } }
      """, tree: #"vStack(text "plain", text "silk")"#),
    Snippet(
      "an implicit member takes the type of a generic parameter that another argument shows",
      """
      enum Size { case small, large }
      func pick<T>(_ wanted: T, or other: T) -> T { other }
      extension Size { var word: String { self == .large ? "large" : "small" } }
      struct A: View { let size = Size.small; var body: some View { Text(pick(size, or: .large).word) } }
      """, tree: #"text "large""#),
    Snippet(
      "`.init` in a generic call takes the type of the other argument",
      """
      struct Point { var x = 4 }
      func last<T>(_ a: T, _ b: T) -> T { b }
      struct A: View { var body: some View { Text(verbatim: "\\(last(Point(x: 1), .init()).x)") } }
      """, tree: #"text "4""#),
    Snippet(
      "extensions with `where` tell views of one generic type apart",
      """
      struct Card<Content: View>: View { let title: String; @ViewBuilder let content: Content
        var body: some View { VStack { Text(title); content } } }
      extension Card where Content == EmptyView { init(_ title: String) { self.init(title: title) { EmptyView() } } }
      extension Card where Content == Text { init(_ title: String, note: String) { self.init(title: title) { Text(note) } } }
      struct A: View { var body: some View { VStack { Card("One"); Card("Two", note: "n"); Card(title: "Three") { Image(systemName: "star") } } } }
      """, tree: #"vStack(vStack(text "One", emptyView), vStack(text "Two", text "n"), vStack(text "Three", image))"#),
    Snippet(
      "overloads that differ in what they give are told apart by the place",
      """
      func value() -> String { "text" }
      func value() -> Int { 5 }
      struct Digit: View { let number: Int; var body: some View { Text(verbatim: "\\(number)") } }
      struct A: View { var body: some View { VStack { Text(value() as String); Digit(number: value()) } } }
      """, tree: #"vStack(text "text", text "5")"#),
    Snippet(
      "a requirement with a default is found on the type that overrides it",
      """
      protocol Screen { static var title: String { get }; static var note: String { get } }
      extension Screen { static var note: String { "About \\(title)" } }
      enum Home: Screen { static let title = "Home" }
      enum Map: Screen { static let title = "Map"; static let note = "Where" }
      struct Head<S: Screen>: View { let screen: S.Type; var body: some View { VStack { Text(S.title); Text(screen.note) } } }
      struct A: View { var body: some View { VStack { Head(screen: Home.self); Head(screen: Map.self) } } }
      """, tree: #"vStack(vStack(text "Home", text "About Home"), vStack(text "Map", text "Where"))"#),
    Snippet(
      "existentials are asked dynamically",
      """
      protocol Shape2 { var corners: Int { get } }
      extension Shape2 { var word: String { "\\(corners) corners" } }
      struct Tri: Shape2 { let corners = 3 }
      struct Quad: Shape2 { let corners = 4 }
      struct A: View { let shapes: [any Shape2] = [Tri(), Quad()]
        var body: some View { VStack { ForEach(0..<shapes.count, id: \\.self) { Text(verbatim: shapes[$0].word) } } } }
      """, tree: #"vStack(text "3 corners", text "4 corners")"#),
    Snippet(
      "what an initialiser gives a wrapper has the property's type",
      """
      final class Model: ObservableObject { @Published var title: String; init(title: String) { self.title = title } }
      @Observable final class Kept { var title: String; init(title: String) { self.title = title } }
      struct Choice { var title: String; static let all = Choice(title: "All") }
      struct Owned: View { @StateObject var model: Model; init() { _model = StateObject(wrappedValue: .init(title: "Owned")) }
        var body: some View { Text(model.title) } }
      struct Brief: View { @StateObject var model: Model; init() { _model = .init(wrappedValue: .init(title: "Brief")) }
        var body: some View { Text(model.title) } }
      struct Watched: View { @ObservedObject var model: Model; init() { _model = ObservedObject(initialValue: .init(title: "Watched")) }
        var body: some View { Text(model.title) } }
      struct Seen: View { @State var model: Kept; init() { _model = State(initialValue: .init(title: "Seen")) }
        var body: some View { Text(model.title) } }
      struct Chosen: View { @State var choice: Choice; init() { _choice = State(initialValue: .all) }
        var body: some View { Text(choice.title) } }
      struct Bound: View { @Binding var choice: Choice; init() { _choice = .constant(.init(title: "Bound")) }
        var body: some View { Text(choice.title) } }
      struct Halved: View { @State var share: Double; init() { _share = State(initialValue: 1) }
        var body: some View { Text(verbatim: "\\(share / 2)") } }
      struct A: View { var body: some View { VStack { Owned(); Brief(); Watched(); Seen(); Chosen(); Bound(); Halved() } } }
      """,
      tree: #"vStack(text "Owned", text "Brief", text "Watched", text "Seen", text "All", text "Bound", text "0.5")"#),
    Snippet(
      "`Self` in an extension of a protocol where it is one type is that type",
      """
      protocol Badge { var word: String { get } }
      struct Named: Badge { var word = "plain" }
      extension Badge where Self == Named { static var plain: Self { .init() }
        static func named(_ word: String) -> Self { .init(word: word) }
        static var bare: Self { Self() } }
      struct Loud: ButtonStyle { var word = "loud"
        func makeBody(configuration: Configuration) -> some View { HStack { Text(verbatim: word); configuration.label } } }
      extension ButtonStyle where Self == Loud { static var loud: Self { .init() }
        static func loud(_ word: String) -> Self { .init(word: word) } }
      struct Show: View { let badge: any Badge; var body: some View { Text(verbatim: badge.word) } }
      struct A: View { var body: some View { VStack { Show(badge: .plain); Show(badge: .named("n")); Show(badge: .bare)
        Button("a") {}.buttonStyle(.loud("l")) } } }
      """,
      tree: #"vStack(text "plain", text "n", text "plain", button(hStack(text "l", text "a")))"#),
  ]
}
