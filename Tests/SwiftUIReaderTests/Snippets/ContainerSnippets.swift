extension Snippet {
  /// Containers, builders, preferences and the environment.
  static let containers = [
    Snippet(
      "a container with a builder of its own",
      """
      @resultBuilder enum LineBuilder {
        static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
        static func buildExpression(_ text: String) -> [String] { [text] }
        static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
        static func buildEither(first: [String]) -> [String] { first }
        static func buildEither(second: [String]) -> [String] { second }
        static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
      }
      struct Lines: View { let lines: [String]
        init(@LineBuilder _ make: () -> [String]) { lines = make() }
        var body: some View { VStack { ForEach(lines, id: \\.self) { Text($0) } } } }
      struct A: View { let more = true
        var body: some View { Lines { "a"; if more { "b" } else { "c" }; for n in 1...2 { "n\\(n)" } } } }
      """, tree: #"vStack(text "a", text "b", text "n1", text "n2")"#),
    Snippet(
      "a generic row with several builders",
      """
      struct Row<Icon: View, Detail: View>: View {
        let icon: Icon, detail: Detail
        init(@ViewBuilder icon: () -> Icon, @ViewBuilder detail: () -> Detail) { self.icon = icon(); self.detail = detail() }
        var body: some View { HStack { icon; detail } } }
      struct A: View { var body: some View { Row { Image(systemName: "star") } detail: { Text("a"); Text("b") } } }
      """, tree: #"hStack(image, text "a", text "b")"#),
    Snippet(
      "what a reader of a map or a scroll view makes is shown",
      """
      import MapKit
      struct A: View { var body: some View { VStack {
        MapReader { proxy in Text("map"); Button("Find") { _ = proxy.convert(CGPoint.zero, from: .local) } }
        ScrollViewReader { proxy in Text("list") } } } }
      """, tree: #"vStack(text "map", button(text "Find"), text "list")"#),
    Snippet(
      "AnyView in a function with several ends",
      """
      struct A: View {
        func part(_ kind: Int) -> AnyView { switch kind { case 0: return AnyView(Text("zero")); case 1: return AnyView(Image(systemName: "star")); default: return AnyView(EmptyView()) } }
        var body: some View { VStack { part(0); part(1) } } }
      """, tree: #"vStack(text "zero", image)"#),
    Snippet(
      "groups in functions with builders",
      """
      struct A: View {
        @ViewBuilder func part(_ isOn: Bool) -> some View { if isOn { Text("on") } else { Group { Text("off"); Text("really") } } }
        var body: some View { VStack { part(true); part(false) } } }
      """, tree: #"vStack(text "on", text "off", text "really")"#),
    Snippet(
      "a key of the environment with a type of its own",
      """
      struct Theme { var name = "day"; static let night = Theme(name: "night") }
      struct ThemeKey: EnvironmentKey { static let defaultValue = Theme() }
      extension EnvironmentValues { var theme: Theme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } } }
      struct Word: View { @Environment(\\.theme) var theme; var body: some View { Text(theme.name) } }
      struct A: View { var body: some View { VStack { Word(); Word().environment(\\.theme, .night); Word().environment(\\.theme, .init(name: "dusk")) } } }
      """, tree: #"vStack(text "day", text "night", text "dusk")"#),
    Snippet(
      "an entry of the environment made by a macro",
      """
      extension EnvironmentValues { @Entry var step: Int = 3 }
      struct Word: View { @Environment(\\.step) private var step; var body: some View { Text(verbatim: "\\(step)") } }
      struct A: View { var body: some View { HStack { Word(); Word().environment(\\.step, 5) } } }
      """, tree: #"hStack(text "3", text "5")"#),
    Snippet(
      "a preference is reduced on the way up",
      """
      struct Sum: PreferenceKey { static var defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() } }
      struct A: View { @State private var sum = 0
        var body: some View {
          VStack { Text("a").preference(key: Sum.self, value: 2); Text("b").preference(key: Sum.self, value: 3); Text(verbatim: "sum \\(sum)") }
            .onPreferenceChange(Sum.self) { sum = $0 } } }
      """, tree: #"vStack(text "a", text "b", text "sum 5")"#),
    Snippet(
      "a line between each two views of a content, told apart by their ids",
      """
      struct Lines: _VariadicView_MultiViewRoot {
        @ViewBuilder func body(children: _VariadicView.Children) -> some View {
          let last = children.last?.id
          ForEach(children) { child in child; if child.id != last { Divider() } } } }
      struct Own<Content: View>: View { @ViewBuilder var content: Content
        var body: some View { _VariadicView.Tree(Lines()) { content } } }
      struct A: View { var body: some View { VStack { Own { Text("a"); ForEach(0..<2) { Text("\\($0)") } } } } }
      """, tree: #"vStack(text "a", divider, text "0", divider, text "1")"#),
    Snippet(
      "one view of a content's, by a root with a property and no builder of its own",
      """
      struct Titled: _VariadicView_UnaryViewRoot { var title: String
        func body(children: _VariadicView.Children) -> some View { HStack { Text("\\(title) \\(children.count)"); children[0] } } }
      struct A: View { var body: some View { VStack { _VariadicView.Tree(Titled(title: "n")) { Text("a"); Text("b") } } } }
      """, tree: #"vStack(hStack(text "n 2", text "a"))"#),
    Snippet(
      "a binding whose second closure trails",
      """
      struct A: View { @State private var text = "ab"; @State private var count = 0
        var own: Binding<String> { Binding<String>(get: { self.text }) { self.text = $0; count = $0.count } }
        var body: some View { VStack { Text(own.wrappedValue) } } }
      """, tree: #"vStack(text "ab")"#),
    Snippet(
      "Markdown with options",
      """
      extension String { var styled: AttributedString {
        (try? AttributedString(markdown: self, options: AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace))) ?? "no" } }
      struct A: View { var body: some View { VStack { Text("a **b**".styled) } } }
      """, tree: #"vStack(text "a b")"#),
    Snippet(
      "a layout of the project's own holds its views",
      """
      struct Equal: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .init(width: 10, height: 10) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { for view in subviews { view.place(at: bounds.origin, proposal: proposal) } } }
      struct A: View { var body: some View { Equal { Text("a"); Text("b") } } }
      """, tree: #"anyLayout(layout: customLayout, text "a", text "b")"#),
    Snippet(
      "a loop over identified values, with an index",
      """
      struct Pet: Identifiable { let id: Int; let name: String }
      struct A: View { let pets = [Pet(id: 1, name: "Rex"), Pet(id: 2, name: "Tom")]
        var body: some View { VStack { ForEach(Array(pets.enumerated()), id: \\.element.id) { index, pet in Text(verbatim: "\\(index + 1). \\(pet.name)") } } } }
      """, tree: #"vStack(text "1. Rex", text "2. Tom")"#),
    Snippet(
      "a binding to an element of a collection",
      """
      struct Item: Identifiable { let id: Int; var isDone: Bool }
      struct Row: View { @Binding var item: Item; var body: some View { Text(item.isDone ? "done" : "open") } }
      struct A: View { @State private var items = [Item(id: 1, isDone: true), Item(id: 2, isDone: false)]
        var body: some View { VStack { ForEach($items) { $item in Row(item: $item) } } } }
      """, tree: #"vStack(text "done", text "open")"#),
    Snippet(
      "what a projected parameter wraps, beside the binding",
      """
      struct Item: Identifiable, Hashable { let id: Int; var name: String; var isDone = false }
      struct A: View { @State private var items = [Item(id: 1, name: "x"), Item(id: 2, name: "y", isDone: true)]
        var body: some View { VStack { ForEach($items) { $item in
          let index = items.firstIndex(of: item) ?? 9
          Text(verbatim: "\\(index) " + item.name); if item.isDone { Text("done") } } } } }
      """, tree: #"vStack(text "0 x", text "1 y", text "done")"#),
    Snippet(
      "state that a preview keeps in a static property",
      """
      struct Row: View { @Binding var name: String; var body: some View { Text(verbatim: name) } }
      enum Samples { @State static var name = "kept"; static var view: some View { Row(name: $name) } }
      struct A: View { var body: some View { Samples.view } }
      """, tree: #"text "kept""#),
    Snippet(
      "a geometry effect as a modifier",
      """
      struct Shake: GeometryEffect { var animatableData: CGFloat; init(on: Bool) { animatableData = on ? 1 : 0 }
        func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0)) } }
      struct A: View { var body: some View { Text("a").modifier(Shake(on: true)) } }
      """, tree: #"text "a""#),
    Snippet(
      "a switch over cases with payloads in a body",
      """
      enum Phase { case idle, loaded(names: [String]), failed(any Error) }
      struct A: View { let phase = Phase.loaded(names: ["x", "y"])
        var body: some View { switch phase { case .idle: Text("idle"); case .loaded(let names) where names.isEmpty: Text("none"); case .loaded(let names): VStack { ForEach(names, id: \\.self, content: Text.init) }; case .failed: Text("failed") } } }
      """, tree: #"vStack(text "x", text "y")"#),
    Snippet(
      "optional views and optional values in a body",
      """
      struct A: View { let title: String? = "t", note: String? = nil
        var header: Text? { title.map { Text($0) } }
        var body: some View { VStack { header; if let note { Text(note) }; note.map { Text($0) }; if let title, !title.isEmpty { Text(title + "!") } } } }
      """, tree: #"vStack(text "t", text "t!")"#),
    Snippet(
      "observable models, bindings to them, and computed properties",
      """
      @Observable final class Model { var name = "Ann"; var isVip = true; var title: String { isVip ? "Dr \\(name)" : name } }
      struct Field: View { @Bindable var model: Model; var body: some View { TextField("Name", text: $model.name) } }
      struct A: View { @State private var model = Model(); var body: some View { VStack { Text(model.title); Field(model: model) } } }
      """, tree: #"vStack(text "Dr Ann", textField "Name")"#),
    Snippet(
      "a wrapper of the project's own around a state",
      """
      @propertyWrapper struct Clamped: DynamicProperty { @State private var stored: Int; let limit: Int
        init(wrappedValue: Int, _ limit: Int) { _stored = State(initialValue: min(wrappedValue, limit)); self.limit = limit }
        var wrappedValue: Int { get { stored } nonmutating set { stored = min(newValue, limit) } }
        var projectedValue: Binding<Int> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) } }
      struct A: View { @Clamped(5) var count = 9; var body: some View { VStack { Text(verbatim: "\\(count)"); Stepper("Count", value: $count) } } }
      """, tree: #"vStack(text "5", stepper "Count"(text "Count"))"#),
    Snippet(
      "sections with headers of their own in a list",
      """
      struct A: View { let days = ["Mon": ["a"], "Tue": ["b", "c"]]
        var body: some View { List { ForEach(days.keys.sorted(), id: \\.self) { day in Section { ForEach(days[day, default: []], id: \\.self) { Text($0) } } header: { Text(day) } } } } }
      """, tree: #"list(section(header: text "Mon", text "a"), section(header: text "Tue", text "b", text "c"))"#),
    Snippet(
      "a modifier is applied although the view keeps something of its name",
      """
      struct Moved: View { @State private var offset = 0.0; var body: some View { Text("Moved") } }
      struct Plain: View { var disabled = false; let font: Font; var padding = EdgeInsets(); var body: some View { Text("Plain") } }
      struct Tapped: View { var onTapGesture: (() -> Void)?; var body: some View { Text("Tapped") } }
      struct Own: View { let badge: (Int) -> Text; var body: some View { badge(2) } }
      struct Framed<Content: View>: View { @ViewBuilder let overlay: Content; let background: Color
        var body: some View { VStack { Text("Framed"); overlay } } }
      extension View { func marked() -> some View { overlay(Text("mark")) } }
      struct A: View { var body: some View { VStack {
        Moved().offset(y: 3); Plain(font: .body).font(.title).disabled(true).padding(); Tapped().onTapGesture { }
        Own { Text(verbatim: "\\($0)") }; Framed(overlay: { Text("own") }, background: .red).marked() } } }
      """,
      tree: #"vStack(text "Moved", text "Plain", text "Tapped", text "2", vStack(text "Framed", text "own"))"#),
  ]
}
