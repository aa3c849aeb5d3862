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
    """
    let timer = DispatchSource.makeTimerSource(queue: .main); timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler { count += 1; if count == 5 { done = true; timer.cancel() } }; timer.resume()
    """,
    """
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { count = 1 }
    while count == 0 { await Task.yield() }; done = true
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

  /// What puts off twice what puts off twice what … ends at the limit of work, in time that grows with the work alone.
  @Test func whatDoublesEnds() throws {
    let project = Source.project(
      """
      @main struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
      final class Model: ObservableObject { @Published var count = 0; func go() { count += 1; Task { go(); go() } } }
      struct A: View { @StateObject var model = Model()
        var body: some View { Text("Shown").onAppear { model.go() } } }
      """)
    let session = try #require(project.session(for: Variant(device: Source.device), patience: 1))
    #expect(session.tree.texts == ["Shown"])
    #expect(session.problems.contains { $0.hasSuffix("too much work") }, "\(session.problems)")
  }

  /// The order of what is due is the order of being put off, whatever else waits.
  @Test func whatIsDueComesInOrder() {
    var queue = EventQueue()
    let maker = VirtualClock.Maker(place: SourceLocation(file: "A.swift", line: 1, column: 1), evaluation: 1)
    for number in 0..<500 {
      queue.add(
        VirtualClock.Event(
          due: Double(number * 7919 % 50), order: number, interval: nil, isCancelled: { false }, run: {},
          maker: number % 10 == 0 ? maker : nil))
    }
    let later = VirtualClock.Maker(place: maker.place, evaluation: 2)
    queue.removeMade(at: maker.place, unless: later)
    #expect(queue.count == 450)
    var taken: [(Double, Int)] = []
    while let event = queue.popFirst() { taken.append((event.due, event.order)) }
    #expect(taken.count == 450 && zip(taken, taken.dropFirst()).allSatisfy { $0 < $1 })
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

  /// A task that polls what never comes waits for ever, and costs next to nothing.
  @Test(arguments: [
    "while !Task.isCancelled { await Task.yield() }", "while !Task.isCancelled { await nothing() }",
    "repeat { await Task.yield() } while !done",
    "await withTaskCancellationHandler { while true { await Task.yield() } } onCancel: {}",
  ])
  func polling(code: String) throws {
    let project = Source.project(
      """
      @main struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
      func nothing() async {}
      struct A: View { @State private var done = false; @State private var isOther = false
        var body: some View {
          Text(verbatim: done ? "done" : "waits").task { \(code); done = true }
          Text(verbatim: isOther ? "other" : "").task { try? await Task.sleep(for: .seconds(2)); isOther = true }
        } }
      """)
    let session = try #require(project.session(for: Variant(device: Source.device)))
    #expect(session.tree.texts == ["waits", "other"])
    #expect(session.problems.isEmpty)
  }

  /// What a body makes is made anew when it is evaluated again, and its timer goes with what was there before; what is
  /// kept keeps its timer.
  @Test(arguments: [
    ("A().environment(Stats())", "struct A: View {", 15),
    ("A()", "struct A: View { @State private var stats = Stats()", 15),
    ("A()", "struct A: View { @StateObject private var first = Watch(); @StateObject private var second = Watch()", 30),
  ])
  func timersOfBodies(content: String, head: String, ticks: Int) throws {
    let project = Source.project(
      """
      enum Log { static var ticks = 0 }
      func tick() { Log.ticks += 1; UserDefaults.standard.set(Log.ticks, forKey: "ticks") }
      @Observable final class Stats { init() { Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in tick() } } }
      final class Watch: ObservableObject {
        init() { Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in tick() } }
      }
      @main struct MyApp: App { @AppStorage("turn") var turn = 0
        var body: some Scene { WindowGroup { \(content); Button("\\(turn)") { turn += 1 } } } }
      \(head) var body: some View { Text("A") } }
      """)
    let session = try #require(project.session(for: Variant(device: Source.device)))
    var counts = [try #require(session.stored["ticks"].flatMap(Int.init))]
    for _ in 1...3 {
      let place = try #require((0...9).lazy.compactMap(session.place(ofAction:)).first)
      try session.perform(at: place, value: nil)
      counts.append(try #require(session.stored["ticks"].flatMap(Int.init)))
    }
    #expect(zip(counts, counts.dropFirst()).map { $1 - $0 } == [ticks, ticks, ticks])
  }
}
