import SightlineModel
import Testing

@testable import SwiftUIReader

struct SessionTests {
  static let counter = """
    @main struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
    struct A: View {
      @State private var count = 0
      @AppStorage("done") private var done = false
      var body: some View {
        VStack {
          Text("\\(count)")
          Button("Add") { count += 1 }
          Button("Ask") { Task { count = await AVCaptureDevice.requestAccess(for: .video) ? 100 : -100 } }
          Button("Finish") { done = true }
          if done { Text("Done") }
        }
      }
    }
    """

  private func session() throws -> Session {
    try #require(Source.project(Self.counter).session(for: Variant(device: Source.device)))
  }
  private func tap(_ title: String, _ session: Session) throws {
    let button = try #require(session.tree.children.first { $0.kind == .button && $0.texts == [title] })
    try session.perform(action: try #require(button.arguments.action("action")))
  }

  @Test func stateStaysOverEvaluations() throws {
    let session = try session()
    try tap("Add", session)
    try tap("Add", session)
    #expect(session.tree.texts.first == "2")
  }

  /// Wrappers of the project's own hold state, objects and the environment as a view does.
  @Test(arguments: [
    """
    @propertyWrapper struct Own: DynamicProperty {
      @State private var held = 0
      var wrappedValue: Int { get { held } nonmutating set { held = newValue } }
    }
    """,
    """
    final class Store: ObservableObject { static let shared = Store(); @Published var held = 0 }
    @propertyWrapper struct Own: DynamicProperty {
      @ObservedObject private var store = Store.shared
      var wrappedValue: Int { get { store.held } nonmutating set { store.held = newValue } }
    }
    """,
    """
    @propertyWrapper struct Inner: DynamicProperty {
      @StateObject private var store = Store()
      final class Store: ObservableObject { @Published var held = 0 }
      var wrappedValue: Int { get { store.held } nonmutating set { store.held = newValue } }
    }
    @propertyWrapper struct Own: DynamicProperty {
      @Inner private var inner
      var wrappedValue: Int { get { inner } nonmutating set { inner = newValue } }
    }
    """,
  ])
  func wrappersOfTheProject(wrapper: String) throws {
    let source = """
      @main struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
      struct A: View {
        @Own private var count
        var body: some View { VStack { Text("\\(count)"); Button("Add") { count += 1 } } }
      }
      \(wrapper)
      """
    let session = try #require(Source.project(source).session(for: Variant(device: Source.device)))
    try tap("Add", session)
    try tap("Add", session)
    #expect(session.tree.texts.first == "2")
  }

  @Test(arguments: [(PromptAnswer.allow, "100"), (.deny, "-100")])
  func anAwaitedPromptGoesOnWithItsAnswer(answer: PromptAnswer, expected: String) throws {
    let session = try session()
    try tap("Add", session)
    try tap("Ask", session)
    #expect(session.pendingPrompt?.name == "camera")
    #expect(session.tree.texts.first == "1")
    session.answer(answer)
    #expect(session.pendingPrompt == nil)
    #expect(session.tree.texts.first == expected)
  }

  @Test func aRelaunchKeepsWhatIsStoredOnly() throws {
    let session = try session()
    try tap("Add", session)
    try tap("Finish", session)
    #expect(session.effects.contains { $0.kind == .stored && $0.name == "done" && $0.value == "true" })
    session.relaunch()
    #expect(session.tree.texts.first == "0")
    #expect(session.tree.texts.last == "Done")
  }

  @Test func theTimeUntilAControlIsThere() {
    let node = Source.tree(
      """
      struct A: View { @State private var shows = false
        var body: some View {
          Button("Go") {}.opacity(shows ? 1 : 0).task { try? await Task.sleep(for: .seconds(6)); shows = true } } }
      """)
    #expect(node.visibleAfter == 6)
  }

  @Test func motionThatIgnoresReduceMotionIsReported() {
    let project = Source.project(
      """
      struct A: View { @State private var big = false
        var body: some View {
          Text("x").scaleEffect(big ? 2 : 1).onAppear { withAnimation(.linear(duration: 1).repeatForever()) { big = true } } } }
      struct B: View { @State private var big = false
        @Environment(\\.accessibilityReduceMotion) var reduceMotion
        var body: some View {
          Text("x").scaleEffect(big ? 2 : 1).onAppear { if !reduceMotion { withAnimation { big = true } } } } }
      """)
    let screens = project.screens(for: [Variant(device: Source.device)])
    let motions = screens.map { $0.states[0].trees[0].motions }
    #expect(motions.map(\.count) == [1, 1])
    #expect(motions[0][0].runsUnderReduceMotion && motions[0][0].repeatsForever)
    #expect(motions[0][0].properties == ["scale"])
    #expect(!motions[1][0].runsUnderReduceMotion)
  }

  @Test func aTreeNamesOnlyTheConditionsThatWereRead() {
    let project = Source.project(
      """
      struct A: View { @Environment(\\.colorScheme) var scheme
        var body: some View { Color.clear.opacity(scheme == .dark ? 1 : 0.5) } }
      """)
    let variants = [Appearance.light, .dark].flatMap { appearance in
      [DynamicTypeSize.large, .ax5].map { Variant(size: $0, device: Source.device, appearance: appearance) }
    }
    let trees = project.screens(for: variants)[0].states[0].trees
    #expect(trees.count == 2)
    #expect(trees.allSatisfy { $0.when.sizes == nil && $0.when.appearances?.count == 1 })
  }

  /// Reading a screen again for each device is most of an audit's work: only what looks at the width does so.
  @Test(arguments: [
    ("NavigationStack { Text(\"x\").navigationTitle(\"T\") }", 1), ("NavigationView { List { Text(\"x\") } }", 1),
    ("TabView { NavigationStack { NavigationLink(\"go\") { Text(\"y\") } } }", 1),
    ("NavigationSplitView { Text(\"x\") } detail: { Text(\"y\") }", 2),
    ("Text(\"x\").frame(width: side)", 1),
  ])
  func onlyWhatLooksAtTheDeviceIsReadForEach(body: String, count: Int) {
    let project = Source.project("struct A: View { @ScaledMetric var side = 17.0; var body: some View { \(body) } }")
    var wide = Source.device
    (wide.id, wide.horizontalSizeClass) = ("wide", .regular)
    let trees = project.screens(for: [Variant(device: Source.device), Variant(device: wide)])[0].states[0].trees
    #expect(trees.count == count)
  }

  /// Scaled lengths are rounded to pixels, so that what a device with two pixels in a point shows is not shown on one with three.
  @Test func scaledLengthsAreThoseOfTheDevice() {
    let project = Source.project(
      "struct A: View { @ScaledMetric var side = 17.0; var body: some View { Text(\"x\").frame(width: side) } }")
    let devices = [2.0, 3, 3].enumerated().map { index, scale in
      var device = Source.device
      (device.id, device.scale) = ("\(index)", scale)
      return device
    }
    let variants = devices.map { Variant(size: .xLarge, device: $0) }
    let trees = project.screens(for: variants)[0].states[0].trees
    #expect(trees.map(\.when.devices) == [["0"], ["1", "2"]])
    let alone = project.screens(for: [variants[2]])[0].states[0].trees[0].root
    #expect(trees[1].root.withoutActions == alone.withoutActions)
  }

  /// One side of a choice says the type of the other, and what hangs on it runs.
  @Test func aColourByItsNameAloneIsAView() {
    let tree = Source.tree(
      """
      extension Color { static let ink = Color(red: 0, green: 0, blue: 1) }
      struct A: View {
        @State private var isOn = false
        @State private var count = 0
        var tint: Color { .red }
        var body: some View { VStack {
          (isOn ? self.tint : .ink).opacity(0.5).onAppear { count = 7 }
          Text("\\(count)")
        } }
      }
      """)
    #expect(tree.texts == ["7"] && tree.first(.color) != nil)
  }

  /// A phase animator moves what its phases have otherwise.
  @Test func aPhaseAnimatorMovesWhatItsPhasesDiffer() throws {
    let project = Source.project(
      """
      struct A: View { var body: some View {
        PhaseAnimator([false, true]) { isLarge in
          Image(systemName: "bird").scaleEffect(isLarge ? 1.2 : 1).padding(8)
        }
      } }
      """)
    let session = try #require(
      project.session(of: "A", for: Variant(size: .large, locale: "en", device: Source.device)))
    #expect(session.motions.map(\.properties) == [["scale"]])
    #expect(session.tree.first(.image) != nil)
  }
}
