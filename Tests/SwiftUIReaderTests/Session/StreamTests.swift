import SightlineModel
import Testing

@testable import SwiftUIReader

/// A stream has no end until it is finished: a loop over it waits, and goes on when something is put into it.
struct StreamTests {
  /// Each view model's `run` is a task of the screen; `shown` is what it has put together when nothing is left to do.
  @Test(arguments: [
    // Nobody puts anything in, and the loop that starts again and again has no step to waste.
    ("let (stream, source) = AsyncStream<Int>.makeStream()", "while true { for await n in stream { add(n) } }", "-"),
    // What follows a loop that waits is not run.
    (
      "let (stream, source) = AsyncStream<Int>.makeStream()",
      "source.yield(1); for await n in stream { add(n) }; add(9)", "-1"
    ),
    (
      "let (stream, source) = AsyncStream<Int>.makeStream()",
      "source.yield(1); source.finish(); for await n in stream { add(n) }; add(9)", "-19"
    ),
    // Another task brings something later, at once or after a while.
    (
      "let (stream, source) = AsyncStream<Int>.makeStream()",
      "Task { source.yield(4); source.yield(5) }; for await n in stream { add(n) }", "-45"
    ),
    (
      "let (stream, source) = AsyncStream<Int>.makeStream()",
      "Task { try? await Task.sleep(for: .seconds(1)); source.yield(4) }; for await n in stream { add(n) }", "-4"
    ),
    // A loop that was left hears no more.
    (
      "let (stream, source) = AsyncStream<Int>.makeStream()",
      """
      Task { source.yield(4); try? await Task.sleep(for: .seconds(1)); source.yield(5); source.yield(6) }
      for await n in stream { add(n); if n == 5 { break } }
      """, "-45"
    ),
    // A body that waits for something that never comes keeps nobody else from going on.
    (
      "let (stream, source) = AsyncStream<Int>.makeStream(); let (other, _) = AsyncStream<Int>.makeStream()",
      """
      source.yield(4)
      Task { try? await Task.sleep(for: .seconds(1)); source.yield(5); add(7) }
      for await n in stream { add(n); for await m in other { add(m) } }
      """, "-47"
    ),
    // Streams made of streams, by hand, and what waits in a group.
    (
      "let (stream, source) = AsyncStream<Int>.makeStream()",
      """
      Task { try? await Task.sleep(for: .seconds(1)); source.yield(1); source.yield(2); source.yield(3) }
      for await n in stream.map({ $0 * 2 }).filter({ $0 > 2 }) { add(n) }
      """, "-46"
    ),
    (
      "let (stream, source) = AsyncStream<Int>.makeStream()",
      """
      source.yield(1); source.yield(2)
      var each = stream.makeAsyncIterator()
      while let n = await each.next() { add(n) }
      add(9)
      """, "-12"
    ),
    (
      "let (stream, source) = AsyncStream<Int>.makeStream()",
      """
      await withTaskGroup(of: Void.self) { group in
        group.addTask { for await n in self.stream { self.add(n) } }
        group.addTask { self.add(3) }
      }
      add(9)
      """, "-3"
    ),
    (
      "let (stream, source) = AsyncStream<Int>.makeStream()",
      "Task { source.yield(4) }; if let n = await stream.first(where: { $0 > 3 }) { add(n) }", "-4"
    ),
  ])
  func waits(stream: String, work: String, shown: String) {
    let tree = Source.tree(
      """
      @MainActor @Observable final class Work {
        \(stream)
        var text = "-"
        func add(_ n: Int) { text += "\\(n)" }
        func run() async {
          \(work)
        }
      }
      struct A: View { @State var work = Work(); var body: some View {
        VStack { Text(verbatim: work.text); Text(verbatim: "below") }.task { await work.run() } } }
      """)
    #expect(tree.texts == [shown, "below"])
  }
}
