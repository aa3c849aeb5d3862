import SightlineModel
import SwiftInterpreter
import SwiftUIReader
import Testing

/// Controls of which only the look shows that they are chosen, as the source says.
struct ChosenLookTests {
  private static func looks(_ body: String, _ others: String = "") -> [Bool] {
    let text = """
      struct Page: View {
        @State private var selection = 0
        @State private var picked: Set<Int> = []
        @State private var isLoud = false
        @State private var showsMore = false
        @State private var model = Model()
        @State private var state = Status.idle
        @FocusState private var focusedField: Int?
        let isSelected: Bool
        let onTap: (Int) -> Void
        func choose(_ i: Int) { selection = i }
        private var label: some View { Text("a").opacity(isSelected ? 1 : 0.4) }
        private func title(_ i: Int) -> String { selection == i ? "Chosen" : "Not" }
        var body: some View { ForEach(0..<3) { i in \(body) } }
      }
      \(others)
      """
    return WrittenBehaviour.all(in: [ParsedFile(path: "A.swift", text: text)]).compactMap { behaviour in
      if case .chosenLook(let isChoice) = behaviour.kind { isChoice } else { nil }
    }
  }

  /// A colour, an outline, a weight or a shape that compares with what the action writes is all that shows the choice.
  @Test(
    arguments: [
      "Button { selection = i } label: { Text(\"a\").background(selection == i ? Color.blue : .clear) }",
      "Button(action: { choose(i) }) { Text(\"a\").fontWeight(selection == i ? .bold : .regular) }",
      "Button { selection = i } label: { let isIt = selection == i; Text(\"a\").foregroundStyle(isIt ? .white : .gray) }",
      "Button(\"a\") { selection = i }.foregroundColor(selection == i ? .white : .primary)",
      "Text(\"a\").overlay(RoundedRectangle(cornerRadius: 4).stroke(selection == i ? .blue : .gray)).onTapGesture { selection = i }",
      "Button { selection = i } label: { Text(\"a\"); if selection == i { Circle().frame(width: 6, height: 6) } }",
      "Button { if picked.contains(i) { picked.remove(i) } else { picked.insert(i) } } label: { Text(\"a\").opacity(picked.contains(i) ? 1 : 0.5) }",
      "Button { onTap(i) } label: { Text(\"a\"); Circle().if(selection == i) { $0.fill(.red) } else: { $0.stroke(.red) } }",
      "Button { onTap(i) } label: { label }",
      "Row(isOn: selection == i).onTapGesture { selection = i }",
      "Button(\"a\") { selection = i }.modifier(Ring(isOn: selection == i))",
      "Text(\"a\").opacity(selection == i ? 1 : 0.5).onTapGesture { selection = i }.accessibilityLabel(\"A\")",
      "Text(\"a\").opacity(selection == i ? 1 : 0.5).onTapGesture { selection = i }.accessibilityValue(isLoud ? \"Loud\" : \"Soft\")",
    ])
  func choices(body: String) {
    let others = """
      struct Row: View { let isOn: Bool; var body: some View { Text("a").opacity(isOn ? 1 : 0.5) } }
      struct Ring: ViewModifier { let isOn: Bool; func body(content: Content) -> some View { content.border(isOn ? .red : .clear) } }
      """
    #expect(Self.looks(body, others) == [true])
  }

  /// What is only switched is on or off.
  @Test(
    arguments: [
      "Text(\"a\").background(isLoud ? .red : .gray).onTapGesture { isLoud.toggle() }",
      "Button(\"a\") { model.set(enabled: !isLoud) }.foregroundStyle(isLoud ? .red : .gray)",
    ])
  func switches(body: String) { #expect(Self.looks(body) == [false]) }

  /// A text, a value, a label or a trait tells it; so may what is not known. Where something opens or goes, that is the state.
  @Test(
    arguments: [
      "Button { selection = i } label: { Text(selection == i ? \"On\" : \"Off\").background(selection == i ? .blue : .clear) }",
      "Button { selection = i } label: { Text(title(i)).background(selection == i ? .blue : .clear) }",
      "Button(\"a\") { selection = i }.background(selection == i ? .blue : .clear).accessibilityAddTraits(selection == i ? .isSelected : [])",
      "Button(\"a\") { selection = i }.background(selection == i ? .blue : .clear).accessibilityValue(model.value(i))",
      "Button { selection = i } label: { Text(\"a\").bold(selection == i); if selection == i { Text(\"Chosen\") } }",
      "Button(\"a\") { selection = i }.disabled(selection == i).opacity(selection == i ? 0.5 : 1)",
      "Button(\"a\") { selection = i }.background(Capsule().fill(Color.blue))",
      // Of another module; one that says so; read by its name.
      "Button { selection = i } label: { Pill(isOn: selection == i) }",
      "Button { selection = i } label: { Said(isOn: selection == i) }",
      "Button { selection = i } label: { Worded(isOn: selection == i) }",
      "Button { selection = i } label: { Text(\"a\").bold(selection == i); if selection == i { Badge() } }",
      "Button { selection = i } label: { Image(systemName: selection == i ? \"star.fill\" : \"star\") }",
      "Button(\"a\") { showsMore.toggle() }.foregroundStyle(showsMore ? .red : .gray)",
      "Menu(\"a\") { Button(\"b\") { selection = i }.foregroundStyle(selection == i ? .red : .gray) }",
      "Button(\"a\") { selection = 0 }.foregroundStyle(isLoud ? .red : .gray)",
      "Button(\"a\") { model.rows[i].isOpen.toggle() }.foregroundStyle(model.isEmpty ? .red : .gray)",
      "Button(role: .destructive) { selection = i } label: { Text(\"a\").bold(selection == i) }",
      "Text(\"a\").background(selection == i ? .blue : .clear)",
      "Button { onTap(i) } label: { Text(\"a\").padding(i == model.rows.last ? 8 : 0) }",
      // Hidden from VoiceOver, with its tap.
      "Text(\"a\").opacity(selection == i ? 1 : 0.5).accessibilityHidden(true).onTapGesture { selection = i }",
      // Steps, focus and phases are no choice.
      "Button(\"+\") { selection += 1 }.opacity(selection == 10 ? 0.5 : 1)",
      "Button(\"Next\") { selection = min(selection + 1, 9) }.opacity(selection == 9 ? 0.5 : 1)",
      "Text(\"a\").border(focusedField == i ? .blue : .gray).onTapGesture { focusedField = i }",
      "Button(\"Go\") { state = .loading }.opacity(state == .loading ? 0.5 : 1)",
      "Button(\"a\") { onTap(i) }.background(picked.isEmpty ? .gray : .blue)",
    ])
  func told(body: String) {
    let others = """
      struct Said: View { let isOn: Bool; var body: some View { Text("a").opacity(isOn ? 1 : 0.5).accessibilityAddTraits(isOn ? .isSelected : []) } }
      struct Worded: View { let isOn: Bool; var body: some View { Text("a").bold(isOn); if isOn { Text("Chosen") } } }
      struct Badge: View { var body: some View { Text("Chosen") } }
      """
    #expect(Self.looks(body, others) == [])
  }

  /// What disables it, wherever it is shown, makes VoiceOver say that it is dimmed.
  @Test(
    arguments: [("send.disabled(isOff())", []), ("send", [true]), ("send.disabled(showsMore)", [true])]
      as [(String, [Bool])])
  func disabled(body: String, expected: [Bool]) {
    let others = """
      extension Page {
        private var send: some View { Button("a") { isLoud.toggle() }.foregroundStyle(isOff() ? .gray : .blue) }
        func isOff() -> Bool { isLoud && selection == 0 }
      }
      """
    #expect(Self.looks(body, others) == expected)
  }

  /// A tick in the control, or the symbol that is filled, says the same: one finding.
  @Test func oneOfEach() {
    let body =
      "Button { selection = i } label: { HStack { Text(\"a\").bold(selection == i); if selection == i { Image(systemName: \"checkmark\") } } }"
    #expect(Self.looks(body) == [])
  }

  /// The branches of an `#available` draw one control.
  @Test func branches() {
    let body =
      "if #available(iOS 26, *) { Button { onTap(i) } label: { label.padding(4) } } else { Button { onTap(i) } label: { label } }"
    #expect(Self.looks(body) == [true])
  }

  /// The lines that draw it are named beside the control's.
  @Test func lines() {
    let text = """
      struct Page: View {
        @State private var selection = 0
        var body: some View {
          Button {
            selection = 1
          } label: {
            Text("a")
              .padding()
              .background(selection == 1 ? Color.blue : .clear)
          }
        }
      }
      """
    let found = WrittenBehaviour.all(in: [ParsedFile(path: "A.swift", text: text)])
    #expect(found.map(\.location.line) == [4])
    #expect(found.flatMap(\.parts).map(\.line) == [9])
  }

  /// Items of context menus whose calls and writes are nowhere else.
  @Test(
    arguments: [
      ("Text(\"a\").contextMenu { Button(\"Export\") { model.export() } }", [["Export"]]),
      ("Text(\"a\").contextMenu { Button { showsMore = true } label: { Text(\"More\") } }", [["More"]]),
      ("Text(\"a\").contextMenu { Button(\"Export\") { model.export() } }.onTapGesture { model.export() }", []),
      (
        "VStack { Button(\"Export\") { model.export() }; Text(\"a\").contextMenu { Button(\"Export\") { model.export() } } }",
        []
      ),
      ("Text(\"a\").contextMenu { Button(\"Log\") { print(\"a\") } }", []),
      (
        "Text(\"a\").contextMenu { Button(\"Export\") { model.export() } }.swipeActions { Button(\"Export\") { model.export() } }",
        []
      ),
    ] as [(String, [[String]])])
  func hiddenActions(body: String, expected: [[String]]) {
    let text = "struct Page: View { @State var showsMore = false; let model: Model; var body: some View { \(body) } }"
    let found = WrittenBehaviour.all(in: [ParsedFile(path: "A.swift", text: text)]).compactMap { behaviour in
      if case .hiddenActions(let titles) = behaviour.kind { titles } else { nil }
    }
    #expect(found == expected)
  }

  /// A whole turn ends where it began, and a chevron that turns opens something.
  @Test(arguments: ["isLoud ? 360 : 0", "isLoud ? 90 : 0"])
  func whatTurnsIsNoChoice(angle: String) {
    let looks = Self.looks(
      "Button { isLoud.toggle() } label: { Text(\"a\").rotationEffect(.degrees(\(angle))) }")
    #expect(looks == [])
  }
}
