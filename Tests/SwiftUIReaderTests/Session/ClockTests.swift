import SightlineModel
import Testing

@testable import SwiftUIReader

/// However time is waited for, as much of it passes as the code says.
struct ClockTests {
  @Test(arguments: [
    "try? await Task.sleep(nanoseconds: 5_000_000_000); done = true",
    "try? await Task.sleep(nanoseconds: UInt64(2.5 * 2 * Double(NSEC_PER_SEC))); done = true",
    "try? await Task.sleep(nanoseconds: 5 * NSEC_PER_SEC); done = true",
    "try? await Task.sleep(nanoseconds: 5000 * NSEC_PER_MSEC); done = true",
    "try? await Task.sleep(for: .seconds(5)); done = true",
    "try? await Task.sleep(for: .seconds(3) + .milliseconds(2000)); done = true",
    "try? await Task.sleep(for: .seconds(5), tolerance: .seconds(1), clock: .suspending); done = true",
    "try? await Task.sleep(until: .now + .seconds(5), clock: .continuous); done = true",
    "try? await Task.sleep(until: ContinuousClock.now + .seconds(5), clock: .continuous); done = true",
    "try? await Task.sleep(until: .now.advanced(by: .seconds(5)), clock: .suspending); done = true",
    "let clock = ContinuousClock(); try? await clock.sleep(until: clock.now + .seconds(5)); done = true",
    "let clock = ContinuousClock(); try? await clock.sleep(until: clock.now.advanced(by: .seconds(5))); done = true",
    "try? await ContinuousClock().sleep(for: .seconds(5)); done = true",
    "try? await SuspendingClock().sleep(until: .now.advanced(by: .seconds(5))); done = true",
    "let wait = Duration.milliseconds(5000); try? await Task.sleep(for: wait); done = true",
    "Thread.sleep(forTimeInterval: 5); done = true",
    "sleep(5); done = true",
    "usleep(5_000_000); done = true",
    "DispatchQueue.main.asyncAfter(deadline: .now() + 5) { done = true }",
    "DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(5)) { done = true }",
    "DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(5000)) { done = true }",
    "DispatchQueue.main.asyncAfter(wallDeadline: .now() + 5) { done = true }",
    "let item = DispatchWorkItem { done = true }; DispatchQueue.main.asyncAfter(deadline: .now() + 5, execute: item)",
    "Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in done = true }",
    "let timer = Timer(timeInterval: 5, repeats: false) { _ in done = true }; RunLoop.main.add(timer, forMode: .common)",
    """
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { t in
      count += 1; if count == 5 { done = true; t.invalidate() } }
    """,
  ])
  func fiveSeconds(code: String) throws {
    for (patience, text) in [(4.9, "waits"), (5.1, "done")] {
      let project = Source.project(
        """
        @main struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
        struct A: View { @State private var done = false; @State private var count = 0
          var body: some View { Text(verbatim: done ? "done" : "waits").task { \(code) } } }
        """)
      let session = try #require(project.session(for: Variant(device: Source.device), patience: patience))
      #expect(session.tree.texts == [text], "after \(patience) s")
    }
  }

  /// Work that is taken back does not run; what a queue is handed at once does.
  @Test(arguments: [
    ("let item = DispatchWorkItem { done = true }; DispatchQueue.main.async(execute: item)", "done"),
    ("let item = DispatchWorkItem { done = true }; DispatchQueue.main.async(execute: item); item.cancel()", "waits"),
    ("OperationQueue.main.addOperation { done = true }", "done"),
    ("DispatchWorkItem { done = true }.perform()", "done"),
    ("let t = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in done = true }; t.invalidate()", "waits"),
    ("Timer.scheduledTimer(withTimeInterval: 50, repeats: false) { _ in done = true }.fire()", "done"),
  ])
  func queues(code: String, text: String) {
    let tree = Source.tree(
      """
      struct A: View { @State private var done = false
        var body: some View { Text(verbatim: done ? "done" : "waits").onAppear { \(code) } } }
      """)
    #expect(tree.texts == [text])
  }
}
