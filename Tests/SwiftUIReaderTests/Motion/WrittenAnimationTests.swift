import Foundation
import SwiftInterpreter
import SwiftUIReader
import Testing

/// What the source of an animation says of what it moves, where no run has shown it.
struct WrittenAnimationTests {
  private static func movements(_ text: String) -> [WrittenAnimation.Movement] {
    WrittenAnimation.all(in: [ParsedFile(path: "A.swift", text: text)]).map(\.movement)
  }

  private static func view(_ body: String, members: String = "") -> String {
    """
    struct Row: View {
      @State private var isOpen = false
      @Binding var isShown: Bool
      let side: Double
      \(members)
      var body: some View {
        \(body)
      }
    }
    """
  }

  /// `withAnimation` moves what reads the values that it changes.
  @Test(
    arguments: [
      ("Text(\"a\").scaleEffect(isOpen ? 1 : 0)", .known(["scale"])),
      ("Text(\"a\").scaleEffect(isOpen ? 0.95 : 1)", .known([])),  // gives way in place
      ("Text(\"a\").scaleEffect(isOpen ? 0.8 : 1)", .known(["scale"])),
      // an expander's arrow
      ("Image(systemName: \"chevron.right\").rotationEffect(.degrees(isOpen ? 90 : 0))", .known([])),
      ("Image(systemName: \"gear\").rotationEffect(.degrees(isOpen ? 90 : 0))", .known(["rotation"])),
      ("Text(\"a\").opacity(isOpen ? 1 : 0)", .known([])),
      ("Text(\"a\").frame(height: isOpen ? nil : 0)", .known([])),  // grows in place
      ("Text(\"a\").offset(x: shift)", .known(["offset"])),  // by way of a member
      ("if isOpen { Text(\"a\").transition(.move(edge: .top).combined(with: .opacity)) }", .known(["transition move"])),
      ("if isOpen { Text(\"a\").transition(.opacity) }", .known([])),
      ("if isOpen { Text(\"a\").transition(.own) }", .unknown),
      ("if isOpen { Text(\"a\").matchedGeometryEffect(id: 1, in: space) }", .known(["matchedGeometry"])),
      ("if isOpen { Text(\"a\") } else { Text(\"b\").scaleEffect(2) }", .known([])),
      ("Row(isShown: $isOpen, side: 2)", .unknown),  // may move in there
      ("TabView(selection: $isOpen) { Text(\"a\") }", .unknown),
    ] as [(String, WrittenAnimation.Movement)])
  func changesAreFollowed(content: String, expected: WrittenAnimation.Movement) {
    let members = "var shift: Double { isOpen ? 10 : 0 }"
    for change in ["isOpen.toggle()", "isOpen = true", "self.isOpen = true"] {
      let body = "VStack { \(content); Button(\"Go\") { withAnimation(.spring()) { \(change) } } }"
      #expect(Self.movements(Self.view(body, members: members)) == [expected], "\(change)")
    }
  }

  @Test(
    arguments: [
      ("withAnimation { load() }", [.unknown]), ("withAnimation { isShown = true }", [.unknown]),
      ("withAnimation { proxy.scrollTo(3) }", [.known(["scroll"])]), ("withAnimation(nil) { isOpen = true }", []),
      ("withAnimation(reduceMotion ? nil : .spring()) { isOpen = true }", [.gated]),
      ("withAnimation(calm) { isOpen = true }", [.gated]),
      ("guard !reduceMotion else { return }; withAnimation { isOpen = true }", [.gated]),
      ("if !UIAccessibility.isReduceMotionEnabled { withAnimation { isOpen = true } }", [.gated]),
      ("#if os(macOS)\nwithAnimation { isOpen = true }\n#endif", []), ("// withAnimation { isOpen = true }", []),
    ] as [(String, [WrittenAnimation.Movement])])
  func callsThatAnimate(action: String, expected: [WrittenAnimation.Movement]) {
    let members = "private var calm: Animation? { reduceMotion ? nil : .spring() }"
    let body = "Text(\"a\").scaleEffect(isOpen ? 1 : 0).onTapGesture { \(action) }"
    let isAsked = action.contains("duceMotion") || action.contains("calm")
    #expect(Self.movements(Self.view(body, members: isAsked ? members : "")) == expected)
  }

  /// The modifier moves what stands inside it and reads its value.
  @Test(
    arguments: [
      ("Text(\"a\").scaleEffect(isOpen ? 1 : 0).animation(.spring(), value: isOpen)", .known(["scale"])),
      ("Text(\"a\").animation(.spring(), value: isOpen).scaleEffect(isOpen ? 1 : 0)", .known([])),  // outside
      ("Text(\"a\").opacity(isOpen ? 1 : 0).animation(.spring(), value: isOpen)", .known([])),
      ("Text(\"a\").scaleEffect(isOpen ? 1 : 0).animation(.spring(), value: isShown)", .known([])),
      ("VStack { icon }.animation(.default, value: isOpen)", .known(["rotation"])),
      ("Image(\"a\").opacity(isOpen ? 1 : 0.1).animation(.easeInOut)", .known([])),
      ("Image(\"a\").blur(radius: 50).animation(.easeInOut).transition(.opacity)", .known([])),
      (
        "Image(\"a\").transition(AnyTransition.scale.combined(with: .opacity)).animation(.easeInOut)",
        .known(["transition scale"])
      ),
      ("Text(\"a\").animation(.easeInOut).transition(fade)", .known([])),
      ("HStack { Row(isShown: $isShown, side: 2) }.animation(.easeInOut)", .unknown),
      ("Text(\"a\").offset(x: side).animation(.easeInOut)", .unknown),  // handed in from outside
      ("Text(\"a\").scaleEffect(isOpen ? 1 : 0).animation(reduceMotion ? nil : .spring(), value: isOpen)", .gated),
    ] as [(String, WrittenAnimation.Movement)])
  func modifiersMoveWhatTheyStandOn(body: String, expected: WrittenAnimation.Movement) {
    let members = """
      private var icon: some View { Image("chevron").rotationEffect(.degrees(isOpen ? 90 : 0)) }
      private var fade: AnyTransition { .opacity }
      """
    #expect(Self.movements(Self.view(body, members: members)) == [expected])
  }

  /// A picture drawn again with every frame moves when places in it come from the time.
  @Test(
    arguments: [
      ("Text(\"a\").offset(x: context.date.timeIntervalSince1970)", .known(["offset"])),
      ("let angle = turn(context.date); Canvas { context, size in context.rotate(by: angle) }", .known(["rotation"])),
      ("Canvas { context, size in context.translateBy(x: size.width, y: 0) }", .unknown),
    ] as [(String, WrittenAnimation.Movement)])
  func timelines(content: String, expected: WrittenAnimation.Movement) {
    #expect(Self.movements(Self.view("TimelineView(.animation) { context in \(content) }")) == [expected])
    #expect(Self.movements(Self.view("TimelineView(.everyMinute) { context in \(content) }")) == [])
  }

  /// What previews do is not shipped; what a type asks somewhere else is for a person to compare.
  @Test func previewsAndDoubt() {
    let animated = "Text(\"a\").scaleEffect(isOpen ? 1 : 0).animation(.spring(), value: isOpen)"
    #expect(Self.movements("#Preview { \(animated) }") == [])
    #expect(Self.movements("struct P: PreviewProvider { static var previews: some View { \(animated) } }") == [])
    let asking = Self.view(animated, members: "@Environment(\\.accessibilityReduceMotion) var reduceMotion")
    #expect(Self.movements(asking) == [.unknown])
  }

  /// A geometry effect moves what its transform says.
  @Test(
    arguments: [
      ("ProjectionTransform(CGAffineTransform(rotationAngle: .pi * animatableData))", .known(["rotation"])),
      ("ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0))", .known(["offset"])),
      ("ProjectionTransform(CATransform3DMakeScale(animatableData, 1, 1))", .known(["scale"])),
      ("ProjectionTransform(matrix(animatableData))", .known(["position"])),
      ("ProjectionTransform()", .known([])),
    ] as [(String, WrittenAnimation.Movement)])
  func geometryEffects(value: String, expected: WrittenAnimation.Movement) {
    let effect = """

      struct Shake: GeometryEffect {
        var animatableData: CGFloat
        func effectValue(size: CGSize) -> ProjectionTransform { \(value) }
      }
      """
    let content = "Text(\"a\").modifier(Shake(animatableData: isOpen ? 1 : 0))"
    #expect(Self.movements(Self.view("\(content).animation(.default, value: isOpen)") + effect) == [expected])
    #expect(
      Self.movements(Self.view("\(content).onAppear { withAnimation { isOpen = true } }") + effect) == [expected])
  }

  /// What stands beside a spacer that comes and goes moves; a view that fades in does not.
  @Test(
    arguments: [
      ("HStack { if isOpen { Spacer() }; Text(\"a\") }", .known(["position"])),
      ("HStack { if isOpen { Text(\"b\") }; Text(\"a\") }", .known([])),
      ("VStack(alignment: isOpen ? .leading : .trailing) { Text(\"a\") }", .known(["position"])),
      ("Text(\"a\").frame(maxWidth: .infinity, alignment: isOpen ? .leading : .trailing)", .known(["position"])),
      ("HStack { Spacer(); Text(\"a\") }", .known([])),
      // all of it appears at once
      ("if isOpen { HStack { Spacer(); Text(\"a\") } }", .known([])),
    ] as [(String, WrittenAnimation.Movement)])
  func layoutMoves(content: String, expected: WrittenAnimation.Movement) {
    let body = "VStack { \(content); Button(\"Go\") { withAnimation { isOpen.toggle() } } }"
    #expect(Self.movements(Self.view(body)) == [expected])
  }

  /// A binding is followed into the view of the same file that it is given to.
  @Test(
    arguments: [
      ("Text(\"a\").opacity(choice == 1 ? 1 : 0)", .known([])),
      ("Text(\"a\").offset(x: choice == 1 ? 0 : 9)", .known(["offset"])),
      ("Other(choice: choice)", .unknown),
    ] as [(String, WrittenAnimation.Movement)])
  func bindingsAreFollowed(content: String, expected: WrittenAnimation.Movement) {
    let picker = """

      struct Picked: View { @Binding var choice: Int; var body: some View { \(content) } }
      struct Other: View { }
      """
    #expect(Self.movements(Self.view("Picked(choice: $store.settings.icon.animation())") + picker) == [expected])
  }

  /// Views that hand a value to each other end the question, not the program.
  @Test func viewsThatHandAValueToEachOther() {
    let others = """

      struct Ping: View { let n: Int; var body: some View { Pong(n: n) } }
      struct Pong: View { let n: Int; var body: some View { VStack { Ping(n: n - 1); Text("a").offset(x: n) } } }
      """
    let body = "VStack { Ping(n: isOpen ? 1 : 0); Button(\"Go\") { withAnimation { isOpen = true } } }"
    #expect(Self.movements(Self.view(body) + others) == [.known(["offset"])])
  }

  /// A colour moves nothing in a file that is not looked into; what a closure writes stays here.
  @Test(
    arguments: [
      ("Other(shade: Color(isOpen))", .known([])), ("Other(shade: Color.red.opacity(isOpen ? 1 : 0))", .known([])),
      ("Other(isOpen: isOpen)", .unknown), ("Other(side: Color(isOpen) == .red ? 10 : 0)", .unknown),
      ("Other { isOpen = true }", .known([])),
    ] as [(String, WrittenAnimation.Movement)])
  func coloursCannotMove(content: String, expected: WrittenAnimation.Movement) {
    let body = "VStack { \(content); Button(\"Go\") { withAnimation { isOpen.toggle() } } }"
    let files = [("A.swift", Self.view(body)), ("B.swift", "struct Other: View { }")]
    #expect(WrittenAnimation.all(in: files.map { ParsedFile(path: $0, text: $1) }).map(\.movement) == [expected])
  }

  /// What begins with its view and never ends, unless it stands for a wait or something may end it.
  @Test(
    arguments: [
      (".onAppear { withAnimation(.linear.repeatForever()) { isOpen = true } }", "Row", true),
      (".task { withAnimation(.linear.repeatForever(autoreverses: false)) { isOpen.toggle() } }", "Row", true),
      (".onAppear { withAnimation(.linear.repeatForever()) { isOpen = true } }", "LoadingRow", false),
      (".onAppear { withAnimation(.linear) { isOpen = true } }", "Row", false),
      (".onAppear { withAnimation(.linear.repeatCount(3)) { isOpen = true } }", "Row", false),
      (".onTapGesture { withAnimation(.linear.repeatForever()) { isOpen = true } }", "Row", false),
      (".onAppear { withAnimation(isShown ? .linear.repeatForever() : .linear) { isOpen = true } }", "Row", false),
      (".animation(.linear.repeatForever(), value: isOpen).onAppear { isOpen = true }", "Row", true),
      (".animation(.linear.repeatForever(), value: isOpen).onTapGesture { isOpen = true }", "Row", false),
    ])
  func endless(modifiers: String, type: String, expected: Bool) {
    let text = Self.view("Text(\"a\").scaleEffect(isOpen ? 2 : 1)\(modifiers)")
      .replacingOccurrences(of: "struct Row", with: "struct \(type)")
    let written = WrittenAnimation.all(in: [ParsedFile(path: "A.swift", text: text)])
    #expect(written.map(\.isEndless) == [expected])
  }

  /// A schedule that is paused has a way to stop it.
  @Test(arguments: [(".animation", true), (".animation(paused: isOpen)", false)])
  func endlessTime(schedule: String, expected: Bool) {
    let text = Self.view("TimelineView(\(schedule)) { c in Text(\"a\").offset(x: c.date.timeIntervalSince1970) }")
    let written = WrittenAnimation.all(in: [ParsedFile(path: "A.swift", text: text)])
    #expect(written.filter { $0.api == "TimelineView" }.map(\.isEndless) == [expected])
  }
}
