import SightlineModel
import SwiftInterpreter
import SwiftUIReader
import Testing

/// What the source says that an app does by itself, or without a question.
struct WrittenBehaviourTests {
  private static func behaviours(_ text: String) -> [WrittenBehaviour] {
    WrittenBehaviour.all(in: [ParsedFile(path: "A.swift", text: text)])
  }

  private static func view(_ body: String, _ members: String = "") -> String {
    "struct Page: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}\n"
  }

  /// Deleting at once is found where the source shows it, whatever stands between the button and the call.
  @Test(
    arguments: [
      ("Button(\"Delete\", role: .destructive) { notes.removeAll() }", ["deletes"]),
      ("Button(\"Delete\", role: .destructive) { isAsking = true }", ["in order"]),
      ("Button(\"Delete\", role: .destructive, action: wipe)", ["deletes"]),
      ("Button(\"Delete\", role: .destructive) { onDelete() }", []),  // handed in
      ("Button(\"Delete\", role: .destructive) { store.send(.delete) }", []),
      ("Button(\"Sign out\", role: .destructive) { session.end() }", []),
      ("Button(role: .destructive) { notes.remove(at: 0) } label: { Image(systemName: \"trash\") }", ["deletes"]),
      ("Button { context.delete(note) } label: { Image(systemName: \"trash\") }", ["deletes"]),
      ("Button(\"Clear filter\", role: .destructive) { filters.removeAll() }", []),
      ("Text(\"a\").swipeActions { Button(\"Delete\", role: .destructive) { notes.removeAll() } }", []),
      (
        "Text(\"a\").confirmationDialog(\"Sure?\", isPresented: $isAsking) { Button(\"Delete\", role: .destructive) { notes.removeAll() } }",
        []
      ),
      ("Text(\"a\").contextMenu { remover }", []),
    ] as [(String, [String])])
  func destruction(body: String, expected: [String]) {
    let members = """
      @State private var notes = ["a"]
      @State private var filters = ["a"]
      @State private var isAsking = false
      let onDelete: () -> Void
      func wipe() { notes.removeAll() }
      var remover: some View { \(body.contains("remover") ? "Button(\"Delete\", role: .destructive) { notes.removeAll() }" : "EmptyView()") }
      """
    let found = Self.behaviours(Self.view(body, members)).map { $0.isInOrder ? "in order" : "deletes" }
    #expect(found == expected)
  }

  /// Focus and input that open something by themselves.
  @Test(
    arguments: [
      (
        "Toggle(\"a\", isOn: $isOn).onChange(of: isOn) { isShown = true }.sheet(isPresented: $isShown) { Text(\"b\") }",
        "opens a sheet"
      ),
      (
        "Toggle(\"a\", isOn: $isOn).onChange(of: isOn) { isShown = false }.sheet(isPresented: $isShown) { Text(\"b\") }",
        ""
      ),
      ("TextField(\"a\", text: $code).onChange(of: code) { field = 2 }", "moves the focus"),
      ("TextField(\"a\", text: $code).onChange(of: code) { dismiss() }", "leaves the screen"),
      (
        "TextField(\"a\", text: $code).focused($field, equals: 1).onChange(of: field) { isShown = true }.popover(isPresented: $isShown) { Text(\"b\") }",
        "opens a popover"
      ),
      ("TextField(\"a\", text: $code).onChange(of: code) { count += 1 }", ""),
    ])
  func contextChanges(body: String, expected: String) {
    let members = """
      @State private var isOn = false
      @State private var isShown = false
      @State private var code = ""
      @State private var count = 0
      @FocusState private var field: Int?
      @Environment(\\.dismiss) private var dismiss
      """
    let changes = Self.behaviours(Self.view(body, members)).map { behaviour in
      if case .contextChange(_, _, let change) = behaviour.kind { change } else { "?" }
    }
    #expect(changes == [expected])
  }

  /// Players that start when a view appears, by themselves or through a function of the view.
  @Test(
    arguments: [
      ("Text(\"a\").onAppear { player.play() }", 1), ("Text(\"a\").task { begin() }", 1),
      ("Text(\"a\").onAppear { if settings.autoplay { player.play() } }", 0),
      ("Button(\"a\") { player.play() }", 0), ("Text(\"a\").onAppear { game.play() }", 0),
    ])
  func mediaStarts(body: String, expected: Int) {
    let members = """
      @State private var player = AVPlayer()
      @State private var game = Game()
      func begin() { player.play() }
      """
    #expect(Self.behaviours(Self.view(body, members)).count == expected)
  }

  /// A shake that does what a button does as well is in order.
  @Test(
    arguments: [
      ("Text(\"a\").onReceive(shakes) { _ in strokes = [1] }", false),
      ("VStack { Button(\"Again\") { strokes = [1] } }.onReceive(shakes) { _ in strokes = [1] }", true),
      ("VStack { Button(\"Again\") { undo() } }.onShake { undo() }", true), ("Text(\"a\").onShake { undo() }", false),
    ])
  func shakes(body: String, isInOrder: Bool) {
    let members = """
      @State private var strokes = [0]
      let shakes = NotificationCenter.default.publisher(for: .deviceDidShake)
      func undo() { strokes = [1] }
      """
    #expect(Self.behaviours(Self.view(body, members)).map(\.isInOrder) == [isInOrder])
  }
}
