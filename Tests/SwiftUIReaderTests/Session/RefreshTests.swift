import SightlineModel
import Testing

@testable import SwiftUIReader

/// When views are evaluated again: after what their bodies read has changed, and not for anything else.
struct RefreshTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var what: String
    /// Properties of the model, and what the view's task does with it five times, a second apart.
    var model =
      "@Observable final class Model { var shown = 0; var hidden = 0; @ObservationIgnored let lock = NSLock() }"
    var body = #"Text("\(model.shown)")"#
    var event: String
    var evaluations: Int
    var texts: [String]
    var testDescription: String { what }
  }

  static let cases = [
    Case(what: "what the body read changes", event: "model.shown += 1", evaluations: 6, texts: ["5"]),
    Case(what: "what nobody read changes", event: "model.hidden += 1", evaluations: 1, texts: ["0"]),
    Case(what: "nothing changes", event: "_ = model.shown", evaluations: 1, texts: ["0"]),
    Case(
      what: "a published property changes",
      model: "final class Model: ObservableObject { @Published var shown = 0 }", event: "model.shown += 1",
      evaluations: 6, texts: ["5"]),
    Case(
      what: "state of the view changes", body: #"Text("\(count)")"#, event: "count += 1", evaluations: 6, texts: ["5"]),
    Case(
      what: "state is set to what it is", body: #"Text("\(count)")"#, event: "count = 3", evaluations: 2, texts: ["3"]),
    Case(
      what: "a stored setting is set to what it is", body: #"Text("\(UserDefaults.standard.integer(forKey: "n"))")"#,
      event: #"UserDefaults.standard.set(3, forKey: "n")"#, evaluations: 2, texts: ["3"]),
    Case(
      what: "an array is changed in place", model: "@Observable final class Model { var shown: [Int] = [] }",
      body: #"Text("\(model.shown.count)")"#, event: "model.shown.append(1)", evaluations: 6, texts: ["5"]),
    Case(
      what: "an object inside of the object changes",
      model: """
        @Observable final class Part { var number = 0 }
        @Observable final class Model { let part = Part() }
        """, body: #"Text("\(model.part.number)")"#, event: "model.part.number += 1", evaluations: 6, texts: ["5"]),
    Case(
      what: "a global changes", model: "var total = 0\nfinal class Model {}", body: #"Text("\(total)")"#,
      event: "total += 1", evaluations: 6, texts: ["5"]),
    Case(
      what: "a stored setting changes", body: #"Text("\(UserDefaults.standard.integer(forKey: "n"))")"#,
      event: #"UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "n") + 1, forKey: "n")"#,
      evaluations: 6, texts: ["5"]),
    Case(
      what: "time goes on, which no view follows",
      body: #"Text("\(Int(Date().timeIntervalSince1970) - 1_735_725_600)")"#,
      event: "_ = model.shown", evaluations: 1, texts: ["0"]),
    Case(
      what: "time goes on in a timeline, whose content alone runs again",
      body: """
        TimelineView(.periodic(from: .now, by: 1)) { context in
          Text("\\(Int(context.date.timeIntervalSince1970) - 1_735_725_600)")
        }
        """,
      event: "_ = model.shown", evaluations: 1, texts: ["5"]),
  ]

  @Test(arguments: cases)
  func viewsAreMadeAnewForWhatTheyRead(_ example: Case) throws {
    let project = Source.project(
      """
      \(example.model)
      struct A: View {
        @State private var model = Model()
        @State private var count = 0
        var body: some View {
          let _ = print("made")
          \(example.body)
            .task {
              for _ in 0..<5 {
                try? await Task.sleep(for: .seconds(1))
                \(example.event)
              }
            }
        }
      }
      """)
    let session = try #require(project.session(of: "A", for: Variant(device: Source.device)))
    #expect(session.tree.texts == example.texts)
    #expect(session.output.split(separator: "\n").count == example.evaluations)
  }

  /// A size that is measured whenever the body runs is no change once it is known; what changes with each run ends as well.
  @Test(arguments: [
    (#"$size.wrappedValue = CGSize(width: 3, height: 4)"#, 2, 4), ("place.x = 3", 2, 4),
    (#"name = String("ab".reversed())"#, 2, 4), ("count += 1", 20, 30),
  ])
  func bodiesThatWriteWhatTheyReadSettle(write: String, least: Int, most: Int) throws {
    let project = Source.project(
      """
      struct A: View {
        @State private var size = CGSize.zero
        @State private var place = CGPoint.zero
        @State private var name = ""
        @State private var count = 0
        var body: some View {
          let _ = print("made")
          DispatchQueue.main.async { \(write) }
          return Text("\\(count) \\(name) \\(size.width) \\(place.x)")
        }
      }
      """)
    let session = try #require(project.session(of: "A", for: Variant(device: Source.device)))
    #expect((least...most).contains(session.output.split(separator: "\n").count))
  }

  /// Only bodies that read what has changed, or are of a view that is another, run again: two views beside one that counts.
  @Test(arguments: [
    // Nothing that it reads changes; what it is made of changes; the setting that it reads changes; the object that it
    // reads changes; so does what a closure sees that it is given.
    ("Part(name: \"fixed\")", "", 1), ("Part(name: \"\\(count)\")", "", 4),
    (
      "Part(name: \"\\(UserDefaults.standard.integer(forKey: \"n\"))\")",
      "UserDefaults.standard.set(count, forKey: \"n\")", 4
    ),
    ("Part(name: \"fixed\", model: model)", "model.number += 1", 4), ("Part(name: \"fixed\", model: model)", "", 1),
    ("Part(name: \"fixed\") { count = 0 }", "", 1), ("Part(name: \"fixed\") { [count] in print(count) }", "", 4),
    ("Part(name: \"fixed\", isOn: $isOn)", "", 1), ("Part(name: \"fixed\", isOn: $isOn)", "isOn.toggle()", 4),
    ("Part(name: \"fixed\").environment(\\.lineLimit, count)", "", 1), ("Part(name: \"fixed\", color: .red)", "", 1),
    ("Part(name: \"fixed\", label: Text(\"a\").bold())", "", 1),
    ("Part(name: \"fixed\", label: Text(\"\\(count)\"))", "", 4),
  ])
  func bodiesRunAgainForWhatTheyRead(part: String, event: String, times: Int) throws {
    let project = Source.project(
      """
      final class Model: ObservableObject { @Published var number = 0 }
      struct Part: View {
        let name: String
        @ObservedObject var model = shared
        var isOn = Binding.constant(false)
        var color = Color.blue
        var label = Text("none")
        var action: () -> Void = {}
        var body: some View {
          let _ = print("part")
          HStack { Text("\\(name) \\(model.number) \\(isOn.wrappedValue ? "on" : "off")").foregroundColor(color); label }
        }
      }
      let shared = Model()
      struct A: View {
        @State private var count = 0
        @State private var isOn = false
        @StateObject private var model = Model()
        var body: some View {
          VStack { Text("\\(count)"); \(part) }
            .task {
              for _ in 0..<3 {
                try? await Task.sleep(for: .seconds(1))
                count += 1
                \(event)
              }
            }
        }
      }
      """)
    let session = try #require(project.session(of: "A", for: Variant(device: Source.device)))
    #expect(session.tree.texts.first == "3")
    #expect(session.output.split(separator: "\n").count { $0 == "part" } == times)
  }

  /// What a view begins with is made once where it stands, however often what is around it is evaluated; one that is given
  /// is the given one.
  @Test func anObservedModelIsMadeOnce() throws {
    let project = Source.project(
      """
      final class Model: ObservableObject {
        @Published var number = 0
        init() { print("made"); DispatchQueue.main.async { self.number += 1 } }
      }
      struct A: View {
        @State private var count = 0
        @StateObject private var given = Model()
        var body: some View {
          VStack {
            Text("\\(count)").onAppear { count += 1 }
            Part()
            Part(model: given)
          }
        }
      }
      struct Part: View {
        @ObservedObject var model = Model()
        var body: some View { Text("\\(model.number)") }
      }
      """)
    let session = try #require(project.session(of: "A", for: Variant(device: Source.device)))
    #expect(session.tree.texts == ["1", "1", "1"])
    #expect(session.output == "made\nmade\n")
  }

  /// `SwiftUI` runs a body again only for a change; rows that it names by fresh ids would otherwise appear for ever.
  @Test func aBodyGetsTheSameIdsAgain() throws {
    let project = Source.project(
      """
      struct Row: Identifiable { let id = UUID() }
      struct A: View {
        @State private var appeared = 0
        var body: some View {
          VStack {
            Text("\\(appeared)")
            ForEach([Row(), Row()]) { _ in Rectangle().onAppear { appeared += 1 } }
          }
        }
      }
      """)
    let session = try #require(project.session(of: "A", for: Variant(device: Source.device)))
    #expect(session.tree.texts == ["2"])
  }

  @Test(arguments: [
    "task(id: URLSession.shared.delegateQueue.name)", "task(id: [URLSession.shared.delegateQueue.name])",
  ])
  func whatCannotBeKnownHasNotChanged(modifier: String) throws {
    let project = Source.project(
      """
      struct A: View {
        @State private var runs = 0
        var body: some View { Text("\\(runs)").\(modifier) { runs += 1 } }
      }
      """)
    let session = try #require(project.session(of: "A", for: Variant(device: Source.device)))
    #expect(session.tree.texts == ["1"])
  }

  /// What is unknown in a body stays what it was taken for, however often the views are evaluated.
  @Test func aScreenTurnsIntoNoOtherByItself() throws {
    let project = Source.project(
      """
      import Accounts
      @main struct Main: App { var body: some Scene { WindowGroup { A() } } }
      struct A: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Text("\\(count)")
            if let user = Account.current { Text("Signed in") } else { Text("Sign in") }
          }
          .task {
            for _ in 0..<80 {
              try? await Task.sleep(for: .milliseconds(100))
              count += 1
            }
          }
        }
      }
      """)
    let session = try #require(project.session(for: Variant(device: Source.device)))
    #expect(session.tree.texts == ["80", "Signed in"])
  }

  /// `!$isDone` of a package that is missing: true while it is not, and set the other way round.
  @Test func aBindingIsNegated() throws {
    let project = Source.project(
      """
      import Views
      struct A: View {
        @State private var isDone = false
        var body: some View { Text(isDone ? "done" : "open").sheet(isPresented: !$isDone) { Text("Welcome") } }
      }
      """)
    let session = try #require(project.session(of: "A", for: Variant(device: Source.device)))
    let sheet = try #require(session.layers.last)
    #expect(sheet.kind == .sheet && sheet.root.texts == ["Welcome"])
    try session.perform(action: try #require(sheet.dismiss))
    #expect(session.tree.texts == ["done"])
  }
}
