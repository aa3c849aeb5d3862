import SightlineModel
import Testing

@testable import SwiftUIReader

/// What the project posts reaches what it observes.
struct NotificationTests {
  private static let names = """
    extension Notification.Name {
      static let saved = Notification.Name("saved")
      static let loaded = Self(rawValue: "loaded")
    }
    extension NSNotification.Name { static let older = NSNotification.Name("older") }

    """

  @Test(arguments: [
    ("NotificationCenter.default.publisher(for: .saved)", ".saved, object: nil", "got saved"),
    ("NotificationCenter.default.publisher(for: Notification.Name(\"saved\"))", ".saved, object: nil", "got saved"),
    ("NotificationCenter.default.publisher(for: .older)", "NSNotification.Name.older, object: nil", "got older"),
    ("NotificationCenter.default.publisher(for: .saved)", ".loaded, object: nil", "nothing"),  // another one
    (
      "NotificationCenter.default.publisher(for: UIApplication.willTerminateNotification)", ".saved, object: nil",
      "nothing"
    ),
    ("NotificationCenter.default.publisher(for: .saved).map { $0 }", ".saved, object: nil", "got saved"),
  ])
  func reachesReceivers(publisher: String, posted: String, shown: String) {
    let source = """
      struct A: View { @State var text = "nothing"; var body: some View {
        Text(verbatim: text)
          .onReceive(\(publisher)) { text = "got " + $0.name.rawValue }
          .onAppear { NotificationCenter.default.post(name: \(posted)) } } }
      """
    #expect(Source.tree(Self.names + source).texts == [shown])
  }

  @Test func observersAreCalledOnceAndUntilTheyAreRemoved() {
    let source = """
      final class Counter: ObservableObject {
        @Published var count = 0
        private var token: (any NSObjectProtocol)?
        init() {
          token = NotificationCenter.default.addObserver(forName: .saved, object: nil, queue: .main) { [weak self] note in
            self?.count += note.userInfo?["by"] as? Int ?? 1000 }
        }
        func run() {
          NotificationCenter.default.post(name: .saved, object: nil, userInfo: ["by": 3])
          NotificationCenter.default.post(Notification(name: .saved, object: nil, userInfo: ["by": 4]))
          if let token { NotificationCenter.default.removeObserver(token) }
          NotificationCenter.default.post(name: .saved, object: nil, userInfo: ["by": 100])
        }
      }
      struct A: View { @StateObject var counter = Counter(); var body: some View {
        Text(verbatim: "\\(counter.count)").onAppear { counter.run() } } }
      """
    #expect(Source.tree(Self.names + source).texts == ["7"])
  }
}
