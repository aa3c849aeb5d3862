extension Snippet {
  /// The language as views use it.
  static let language = [
    Snippet(
      "initialisers of a framework's type that end in its own",
      """
      extension Button {
        init(role: ButtonRole?, action: @escaping @Sendable () async -> Void, @ViewBuilder label: () -> Label) {
          self = Button(role: role, action: { Task { await action() } }, label: label)
        }
        init(role: ButtonRole?, @ViewBuilder label: () -> Label) { self = Button(role: role, action: {}, label: label) }
      }
      struct A: View { @State private var count = 0
        var body: some View { VStack {
          Button(role: .destructive) { Text("one") }
          Button(role: nil, action: { await Task.yield(); count += 1 }) { Text("two") }
          Button(role: nil, action: { count += 1 }) { Text("three") }
        } } }
      """, tree: #"vStack(button(text "one"), button(text "two"), button(text "three"))"#),
    Snippet(
      "key paths as functions and as arguments",
      """
      struct Pet { let name: String, age: Int }
      func column<T, V: CustomStringConvertible>(_ rows: [T], _ path: KeyPath<T, V>) -> [String] { rows.map { $0[keyPath: path].description } }
      struct A: View { let pets = [Pet(name: "Rex", age: 3), Pet(name: "Tom", age: 5)]
        var body: some View { VStack { Text(pets.map(\\.name).joined(separator: "+")); Text(column(pets, \\.age).joined(separator: "+")) } } }
      """, tree: #"vStack(text "Rex+Tom", text "3+5")"#),
    Snippet(
      "indirect cases, computed recursively",
      """
      indirect enum Sum { case number(Int), plus(Sum, Sum), times(Sum, Sum) }
      extension Sum { var value: Int { switch self { case .number(let n): n; case .plus(let a, let b): a.value + b.value; case .times(let a, let b): a.value * b.value } } }
      struct A: View { let sum: Sum = .plus(.number(2), .times(.number(3), .number(4))); var body: some View { Text(verbatim: "\\(sum.value)") } }
      """, tree: #"text "14""#),
    Snippet(
      "subscripts with labels and defaults",
      """
      struct Grid2 { var cells = Array(repeating: 0, count: 4)
        subscript(row row: Int, column: Int) -> Int { get { cells[row * 2 + column] } set { cells[row * 2 + column] = newValue } }
        subscript(safe index: Int, default fallback: Int = -1) -> Int { cells.indices.contains(index) ? cells[index] : fallback } }
      func filled() -> Grid2 { var grid = Grid2(); grid[row: 1, 0] = 8; return grid }
      struct A: View { let grid = filled(); var body: some View { Text(verbatim: "\\(grid[row: 1, 0]) \\(grid[safe: 9]) \\(grid[safe: 9, default: 0])") } }
      """, tree: #"text "8 -1 0""#),
    Snippet(
      "operators of the project's own",
      """
      infix operator <+>: AdditionPrecedence
      struct Vec { var x: Int; static func <+> (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x) }; static prefix func - (a: Vec) -> Vec { Vec(x: -a.x) }
        static func += (a: inout Vec, b: Vec) { a = a <+> b } }
      func total() -> Vec { var v = Vec(x: 1) <+> Vec(x: 2); v += -Vec(x: 5); return v }
      struct A: View { var body: some View { Text(verbatim: "\\(total().x)") } }
      """, tree: #"text "-2""#),
    Snippet(
      "closures that capture, and run when something leaves",
      """
      func log() -> [String] { var lines: [String] = []; func step(_ name: String) { defer { lines.append("end " + name) }; lines.append(name) }
        let twice = { (name: String) in step(name); step(name) }; twice("a"); return lines }
      func counter() -> () -> Int { var n = 0; return { n += 1; return n } }
      struct A: View { var body: some View { let next = counter(); let _ = next(); VStack { Text(log().joined(separator: " ")); Text(verbatim: "\\(next())") } } }
      """, tree: #"vStack(text "a end a a end a", text "2")"#),
    Snippet(
      "guard case, if case, and patterns with several values",
      """
      enum Answer { case yes(String), no }
      func word(_ answer: Answer) -> String { guard case .yes(let text) = answer else { return "-" }; return text }
      func rank(_ pair: (Int, Int?)) -> String { switch pair { case (0, _): "zero"; case (1...9, let n?) where n > 5: "digit \\(n)"; case (_, nil): "none"; default: "other" } }
      struct A: View { var body: some View { VStack { Text(word(.yes("ok"))); Text(word(.no)); Text(rank((3, 7))); Text(rank((12, nil))); Text(rank((12, 1))) } } }
      """, tree: #"vStack(text "ok", text "-", text "digit 7", text "none", text "other")"#),
    Snippet(
      "values decoded from text, with keys of their own",
      """
      struct Song: Decodable { let title: String; let seconds: Int; enum CodingKeys: String, CodingKey { case title = "name", seconds } }
      let text = #"[{"name": "Moon", "seconds": 75}, {"name": "Sun", "seconds": 130}]"#
      let songs = try! JSONDecoder().decode([Song].self, from: Data(text.utf8))
      struct A: View { var body: some View { VStack { ForEach(songs, id: \\.title) { Text(verbatim: "\\($0.title) \\($0.seconds / 60):\\(String(format: "%02d", $0.seconds % 60))") } } } }
      """, tree: #"vStack(text "Moon 1:15", text "Sun 2:10")"#),
    Snippet(
      "regular expressions with captures",
      """
      func minutes(_ text: String) -> Int { guard let match = text.firstMatch(of: /(\\d+)h (\\d+)m/) else { return -1 }; return Int(match.1)! * 60 + Int(match.2)! }
      struct A: View { var body: some View { VStack { Text(verbatim: "\\(minutes("2h 5m"))"); Text("a1b22".replacing(/[0-9]+/, with: "#")) } } }
      """, tree: #"vStack(text "125", text "a#b#")"#),
    Snippet(
      "integers of a width wrap and shift",
      """
      func hash(_ text: String) -> UInt32 { text.utf8.reduce(2166136261) { ($0 ^ UInt32($1)) &* 16777619 } }
      struct A: View { var body: some View { VStack { Text(verbatim: "\\(hash("a"))"); Text(verbatim: "\\(UInt8(200) &+ 100)"); Text(verbatim: "\\(Int8(truncatingIfNeeded: 200))"); Text(verbatim: String(0b1010 << 2 | 1, radix: 16)) } } }
      """, tree: #"vStack(text "3826002220", text "44", text "-56", text "29")"#),
    Snippet(
      "option sets, sets and sorted dictionaries",
      """
      struct Days: OptionSet { let rawValue: Int; static let mon = Days(rawValue: 1), tue = Days(rawValue: 2), all: Days = [.mon, .tue] }
      struct A: View { let days: Days = [.tue]; let count = Set([1, 2, 2, 3]).count; let ages = ["b": 2, "a": 1]
        var body: some View { VStack { Text(days.contains(.tue) ? "tue" : "-"); Text(days.union(.mon) == .all ? "all" : "-"); Text(verbatim: "\\(count)"); Text(ages.sorted { $0.key < $1.key }.map { "\\($0.key)\\($0.value)" }.joined()) } } }
      """, tree: #"vStack(text "tue", text "all", text "3", text "a1b2")"#),
    Snippet(
      "an actor's result, and a sequence that waits",
      """
      actor Store { private var names = ["x"]; func add(_ name: String) -> Int { names.append(name); return names.count } }
      struct Ticks: AsyncSequence, AsyncIteratorProtocol { var n = 0; mutating func next() async -> Int? { n += 1; return n > 3 ? nil : n }; func makeAsyncIterator() -> Ticks { self } }
      struct A: View { @State private var count = 0; @State private var sum = 0; let store = Store()
        var body: some View { VStack { Text(verbatim: "\\(count)"); Text(verbatim: "\\(sum)") }.task { count = await store.add("y"); for await tick in Ticks() { sum += tick } } } }
      """, tree: #"vStack(text "2", text "6")"#),
    Snippet(
      "formatting of numbers and lists in the locale",
      """
      struct A: View { var body: some View { VStack { Text(1234.5, format: .number.precision(.fractionLength(2))); Text(0.25, format: .percent); Text(verbatim: ["a", "b", "c"].formatted()); Text(12, format: .currency(code: "EUR")) } } }
      """, tree: #"vStack(text "1,234.50", text "25%", text "a, b, and c", text "€12.00")"#),
    Snippet(
      "a class with a superclass, overriding and asking it",
      """
      class Base { let name: String; init(_ name: String) { self.name = name }; var words: [String] { [name] }; func say() -> String { words.joined(separator: "-") } }
      final class Loud: Base { var mark: String; init(mark: String) { self.mark = mark; super.init("loud") }; override var words: [String] { super.words + [mark] } }
      struct A: View { let thing: Base = Loud(mark: "!"); var body: some View { Text(thing.say()) } }
      """, tree: #"text "loud-!""#),
    Snippet(
      "lazy properties, observers and static counters",
      """
      final class Meter { static var made = 0; var log: [Int] = []; var value = 0 { didSet { log.append(oldValue) } }; lazy var start: Int = { Meter.made * 10 }(); init() { Meter.made += 1 } }
      func meter() -> Meter { let m = Meter(); m.value = 4; m.value = 6; return m }
      struct A: View { var body: some View { let m = meter(); Text(verbatim: "\\(m.log) \\(m.start)") } }
      """, tree: #"text "[0, 4] 10""#),
    Snippet(
      "errors are thrown, caught by kind, and turned into results",
      """
      enum Fault: Error { case short(Int), empty }
      func check(_ text: String) throws -> Int { if text.isEmpty { throw Fault.empty }; if text.count < 3 { throw Fault.short(text.count) }; return text.count }
      func word(_ text: String) -> String { do { return "\\(try check(text))" } catch Fault.short(let n) { return "short \\(n)" } catch { return "bad" } }
      struct A: View { var body: some View { VStack { Text(word("abcd")); Text(word("ab")); Text(word("")); Text(verbatim: "\\((try? check("")) ?? -1)"); Text(verbatim: (try? Result { try check("abc") }.get()) == 3 ? "3" : "-") } } }
      """, tree: #"vStack(text "4", text "short 2", text "bad", text "-1", text "3")"#),
    Snippet(
      "dynamic members and values called as functions",
      """
      @dynamicMemberLookup struct Bag { let values: [String: Int]; subscript(dynamicMember name: String) -> Int { values[name] ?? 0 } }
      struct Adder { let by: Int; func callAsFunction(_ n: Int) -> Int { n + by } }
      struct A: View { let bag = Bag(values: ["red": 3]); let add = Adder(by: 4); var body: some View { Text(verbatim: "\\(bag.red) \\(bag.blue) \\(add(1))") } }
      """, tree: #"text "3 0 5""#),
    Snippet(
      "angles add, functions stand for their own call",
      """
      struct A: View {
        let start = Angle(degrees: 90)
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          VStack { Text(verbatim: "\\((start - .degrees(60)).degrees) \\(start > .zero)")
            Button(action: dismiss.callAsFunction) { Text("Close") } } } }
      """, tree: #"vStack(text "30.0 true", button(text "Close"))"#),
    Snippet(
      "an enumeration of a framework has what the project adds to it",
      """
      extension NEVPNStatus {
        var isConnected: Bool { switch self { case .connected, .reasserting: true; default: false } }
        var title: String { self == .connected ? "On" : "Off" }
      }
      final class Profile: ObservableObject { @Published var status: NEVPNStatus; init(_ status: NEVPNStatus) { self.status = status } }
      struct A: View { @StateObject var on = Profile(.connected); @StateObject var off = Profile(.invalid)
        var body: some View { VStack { Text(verbatim: "\\(on.status.isConnected) \\(on.status.title)")
          if off.status.isConnected { Text("yes") } else { Text(verbatim: off.status.title) } } } }
      """, tree: #"vStack(text "true On", text "Off")"#),
    Snippet(
      "what is missing is equatable, too",
      """
      extension View {
        func watching(_ value: some Equatable, _ action: @escaping () -> Void) -> some View { onChange(of: value) { _ in action() } }
        func watching<V: Equatable>(_ value: V, _ action: @escaping (V) -> Void) -> some View { onChange(of: value, perform: action) }
      }
      struct A: View { @State var id: Int?
        var body: some View { Text("a").watching(id) { id = 1 }.watching(id) { id = $0 } } }
      """, tree: #"text "a""#),
  ]
}
