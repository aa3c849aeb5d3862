import SightlineModel
import Testing

@testable import SwiftUIReader

/// Going back to a moment of a run: whatever the app has made is as it was then, and goes on as it did.
struct MomentTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var what: String
    var declarations = ""
    /// Properties of the view.
    var properties = ""
    /// What a tap does.
    var act: String
    var body = #"Text("\(shown)")"#
    var testDescription: String { what }
  }

  static let cases = [
    Case(what: "state", properties: "@State private var shown = 0", act: "shown += 1"),
    Case(
      what: "an observable object", declarations: "@Observable final class M { var n = 0 }",
      properties: "@State private var m = M(); var shown: Int { m.n }", act: "m.n += 1"),
    Case(
      what: "a published property",
      declarations: "final class M: ObservableObject { @Published var n = 0; func go() { n += 1 } }",
      properties: "@StateObject private var m = M(); var shown: Int { m.n }", act: "m.go()"),
    Case(
      what: "objects within an object",
      declarations: "final class P { var n = 0 }\n@Observable final class M { var part = P(); var all: [P] = [] }",
      properties: "@State private var m = M(); var shown: Int { m.part.n + m.all.count }",
      act: "m.part.n += 1; m.all.append(P())"),
    Case(what: "a stored setting", properties: #"@AppStorage("n") private var shown = 0"#, act: "shown += 1"),
    Case(
      what: "settings without a wrapper",
      properties: #"@State private var m = 0; var shown: Int { m + UserDefaults.standard.integer(forKey: "n") }"#,
      act: #"UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "n") + 1, forKey: "n"); m += 1"#),
    Case(
      what: "a global", declarations: "var total = 0", properties: "var shown: Int { total }", act: "total += 1"),
    Case(
      what: "a static property", declarations: "final class Store { static let shared = Store(); var n = 0 }",
      properties: "@State private var turns = 0; var shown: Int { Store.shared.n + turns }",
      act: "Store.shared.n += 1; turns += 1"),
    Case(
      what: "a static property that the tap makes first",
      declarations: "final class Store { static let shared = Store(); var n = 0 }",
      properties: "@State private var shown = 0", act: "Store.shared.n += 1; shown = Store.shared.n"),
    Case(
      what: "a variable that a closure shares",
      declarations: "func counter() -> () -> Int { var n = 0; return { n += 1; return n } }",
      properties: "@State private var next = counter(); @State private var shown = 0", act: "shown = next()"),
    Case(
      what: "a subject and what its way remembers",
      declarations: """
        final class M: ObservableObject {
          @Published var n = 0
          private let subject = PassthroughSubject<Int, Never>()
          private var kept: Set<AnyCancellable> = []
          init() { subject.scan(0, +).sink { self.n = $0 }.store(in: &kept) }
          func go() { subject.send(1) }
        }
        """, properties: "@StateObject private var m = M(); var shown: Int { m.n }", act: "m.go()"),
    Case(
      what: "a stream that a task waits for",
      declarations: """
        @Observable final class M {
          var n = 0
          private var continuation: AsyncStream<Int>.Continuation?
          func listen() async {
            let stream = AsyncStream<Int> { continuation = $0 }
            for await step in stream { n += step }
          }
          func go() { continuation?.yield(1) }
        }
        """, properties: "@State private var m = M(); var shown: Int { m.n }", act: "m.go()",
      body: #"Text("\(m.n)").task { await m.listen() }"#),
    Case(
      what: "a timer that a tap starts",
      declarations: """
        final class M: ObservableObject {
          @Published var n = 0
          var timer: Timer?
          func go() {
            timer?.invalidate()
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
              self.n += 1
              if self.n % 3 == 0 { self.timer?.invalidate() }
            }
          }
        }
        """, properties: "@StateObject private var m = M(); var shown: Int { m.n }", act: "m.go()"),
    Case(
      what: "a timer that runs since the launch",
      declarations: """
        final class M: ObservableObject {
          @Published var n = 0
          @Published var limit = 2
          init() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in if self.n < self.limit { self.n += 1 } } }
        }
        """, properties: "@StateObject private var m = M(); var shown: Int { m.n }", act: "m.limit += 2"),
    Case(
      what: "a stack", properties: "@State private var path: [Int] = []", act: "path.append(path.count)",
      body: #"NavigationStack(path: $path) { Text("root").navigationDestination(for: Int.self) { Text("at \($0)") } }"#),
    Case(
      what: "a sheet", properties: "@State private var count = 0", act: "count += 1",
      body: #"Text("\(count)").sheet(isPresented: .constant(count > 5)) { Text("up") }"#),
    Case(
      what: "an object that the system keeps",
      properties: "@State private var cache = NSCache<NSString, NSNumber>(); @State private var shown = 0",
      act:
        #"cache.setObject(NSNumber(value: shown + 1), forKey: "n"); shown = cache.object(forKey: "n")?.intValue ?? -1"#),
    Case(
      what: "random numbers and identifiers", properties: "@State private var shown = String()",
      act: "shown = UUID().uuidString"),
  ]

  @Test(arguments: cases)
  func everythingIsAsItWas(_ example: Case) throws {
    let project = Source.project(
      """
      import Combine
      \(example.declarations)
      @main struct Main: App { var body: some Scene { WindowGroup { A() } } }
      struct A: View {
        \(example.properties)
        var body: some View {
          VStack {
            \(example.body)
            Button("Go") { \(example.act) }
          }
        }
      }
      """)
    var session = try #require(project.session(for: Variant(device: Source.device)))
    func go() throws -> [String] {
      let tap = try #require(place(in: session.tree))
      try session.perform(action: tap)
      return session.tree.texts
    }
    let atFirst = (session.tree.texts, session.memory, session.time)
    let launched = session.moment
    let once = (try go(), session.memory, session.time)
    let later = session.moment
    let twice = (try go(), session.memory, session.time)
    #expect(once.0 != atFirst.0 && twice.0 != once.0)
    // Another app, in between, takes everything with it.
    _ = project.session(for: Variant(device: Source.device, appearance: .dark))
    session = launched.putBack()
    #expect((session.tree.texts, session.memory, session.time) == atFirst)
    #expect((try go(), session.memory, session.time) == once)
    #expect((try go(), session.memory, session.time) == twice)
    session = later.putBack()
    #expect((session.tree.texts, session.memory, session.time) == once)
    #expect((try go(), session.memory, session.time) == twice)
    session = launched.putBack()
    #expect((session.tree.texts, session.memory, session.time) == atFirst)
  }

  private func place(in node: ViewNode) -> Int? {
    if node.kind == .button || node.kind == .navigationLink, node.texts == ["Go"] {
      return node.arguments.action("action")
    }
    return node.children.lazy.compactMap(place).first
  }

  /// What a link pushed is not there before the link is followed.
  @Test func aStackWithoutAPathIsAsItWas() throws {
    let project = Source.project(
      """
      @main struct Main: App {
        var body: some Scene {
          WindowGroup { NavigationStack { VStack { Text("root"); NavigationLink("Go") { Text("pushed") } } } }
        }
      }
      """)
    var session = try #require(project.session(for: Variant(device: Source.device)))
    let launched = session.moment
    for _ in 0..<2 {
      try session.perform(action: try #require(place(in: session.tree)))
      #expect(session.tree.texts.contains("pushed"))
      session = launched.putBack()
      #expect(session.tree.texts == ["root", "Go"])
      session.setScenePhase(active: true)
      #expect(session.tree.texts == ["root", "Go"])
      session = launched.putBack()
    }
  }

  /// Nothing that a session or a reading holds is forgotten: whoever adds a property says whether it is put back.
  @Test func everyPropertyIsPutBackOrLasts() throws {
    let project = Source.project("@main struct Main: App { var body: some Scene { WindowGroup { Text(\"a\") } } }")
    let session = try #require(project.session(for: Variant(device: Source.device)))
    func names(of thing: Any) -> Set<String> {
      Set(
        Mirror(reflecting: thing).children.compactMap { $0.label }.map { $0.replacing("$__lazy_storage_$_", with: "") })
    }
    let putBack: Set<String> = [
      "content", "outcome", "appeared", "observed", "measurements", "animated", "received", "disappearances",
      "entrances", "previousRoots", "passingTexts", "lastInteraction", "passing", "stateBegan", "layers", "problems",
      "isHosted", "isInStack", "descent", "patience", "script", "launchPatience", "answers", "initialDefaults",
      "initialGrants", "base", "workEnd", "isLayoutCurrent", "isLaidOut", "placedTree", "writesBefore", "evaluatedAt",
    ]
    #expect(names(of: session) == putBack.union(["reading", "interpreter", "surroundings", "source"]))
    let ofRun: Set<String> = [
      "readConditions", "environment", "ledger", "state", "defaults", "geometry", "hasMetGeometryReader", "clock",
      "showsTimeline", "effects", "motions", "transaction", "answers", "pendingPrompt", "pendingHandler",
      "answeredPickers", "localizations", "localizedFormats", "granted", "closureSymbol", "uuidCount", "bodyUUIDCount",
      "objects", "launchedWindow", "launchErrors", "isLaunchHeld",
    ]
    // What was found out, what is looked up, and what is set from outside.
    let lasting: Set<String> = [
      "lookups", "colors", "assetsBySymbol", "bundle", "options", "launchedGeometry", "work", "timeLimit", "steps",
      "displayNames", "numberFormatters", "dateFormatters", "formats", "documents", "callCounts", "unread",
      "controlsHeld",
      "lastColumn",
      "presentationsHeld", "unknownContents", "imageViewLines", "windowLines", "hostingFiles", "fillsEmpty",
      "viewsShown",
      "viewsPresumed",
      "presumptionDepth", "passed", "placesInFront", "placesCovered", "choices", "samples", "resourcesUsed",
      "layoutTurn", "rootMoments",
      "bodies", "defaultsRead", "textLevel", "piecesLeft", "layoutsWithoutEnd", "endlessLayouts", "notesModifiers",
      "helpers",
    ]
    #expect(names(of: session.reading) == ofRun.union(lasting))
  }
}
