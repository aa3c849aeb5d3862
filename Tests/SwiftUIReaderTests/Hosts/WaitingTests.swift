import Testing

@testable import SwiftUIReader

/// Who waits for a task lets it run: a value that is fetched in a task and handed on is there.
struct WaitingTests {
  private static let bridge = """
    class Waiting<T> {
      let semaphore = DispatchSemaphore(value: 0)
      private var result: T?
      init(_ task: @escaping () async -> T) { Task { result = await task(); semaphore.signal() } }
      func get() -> T { semaphore.wait(); return result! }
    }
    func stored() async -> String { "stored" }

    """

  @Test(arguments: [
    ("Waiting { await stored() }.get()", "stored"),
    // A permit that is there is taken.
    ("{ let s = DispatchSemaphore(value: 1); s.wait(); s.signal(); return \"taken\" }()", "taken"),
    // Nothing comes: the screen would stand still, the audit goes on.
    ("{ let s = DispatchSemaphore(value: 0); s.wait(); return \"on\" }()", "on"),
    (
      """
      { let group = DispatchGroup(); var parts: [String] = []
        for part in ["a", "b"] { group.enter(); DispatchQueue.global().async { parts.append(part); group.leave() } }
        group.wait(); return parts.joined() }()
      """, "ab"
    ),
  ])
  func aValueOfATask(expression: String, shown: String) {
    #expect(
      Source.tree(Self.bridge + "struct A: View { var body: some View { Text(verbatim: \(expression)) } }").texts == [
        shown
      ])
  }

  @Test func aGroupTellsWhenAllHaveLeft() {
    let source = """
      struct A: View { @State var text = "waiting"; var body: some View {
        Text(verbatim: text).onAppear {
          let group = DispatchGroup(); var count = 0
          for _ in 0..<3 { group.enter(); DispatchQueue.main.async { count += 1; group.leave() } }
          group.notify(queue: .main) { text = "\\(count) done" } } } }
      """
    #expect(Source.tree(source).texts == ["3 done"])
  }
}
