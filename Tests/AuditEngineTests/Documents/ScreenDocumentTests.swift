import Foundation
import SightlineModel
import Testing

@testable import AuditEngine

struct ScreenDocumentTests {
  static let tree: ViewNode = {
    var text = ViewNode(
      .text, arguments: ["content": .text(TextContent("Hi"))],
      source: SourceLocation(file: "A.swift", line: 3, column: 5))
    text.modifiers = [
      ViewModifier(.padding, arguments: ["insets": .insets(EdgeInsets(all: 16))]),
      ViewModifier(.flexFrame, arguments: ["maxWidth": .number(.infinity)]),
      ViewModifier(
        .foregroundStyle,
        arguments: [
          "primary": .style(
            .opacity(.color(ColorSpec(light: RGBA(hex: 0x123456), dark: .white, name: "Palette.text")), 0.5))
        ]),
      ViewModifier(
        .font,
        arguments: ["font": .font(FontSpec(.custom(family: "Nunito", size: 16, relativeTo: .body), weight: .bold))]),
      ViewModifier(
        .background,
        arguments: [
          "content": .views([ViewNode(.circle)]),
          "style": .style(
            .gradient(
              GradientSpec(
                geometry: .linear(start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1)),
                stops: [.init(color: ColorSpec(light: RGBA(red: 0.1234567, green: 0, blue: 1)), location: 0)]))),
        ]),
    ]
    return ViewNode(.vStack, arguments: ["spacing": .number(8), "alignment": .name("leading")], children: [text])
  }()

  @Test func whatIsWrittenReadsBackEqual() throws {
    var condition = VariantCondition()
    condition.sizes = [.large, .ax5]
    let screen = Screen(
      name: "A", symbol: "AView", source: nil,
      states: [ScreenState(id: "settled", trees: [TreeCase(when: condition, root: Self.tree)])])
    let data = try ScreenDocument(screens: [screen]).encoded()
    let read = try ScreenDocument.decode(data, file: "a.screen.json")
    #expect(try ScreenDocument(screens: read.screens).encoded() == data)
    #expect(read.screens[0].states[0].trees[0].when == condition)
    #expect(read.screens[0].states[0].trees[0].root.children[0].modifiers[1].arguments.number("maxWidth") == .infinity)
  }

  @Test(arguments: [
    ("{}", "'schemaVersion' is missing"), ("[1", "not a screen document"),
    (#"{"schemaVersion":"2.0","screens":[]}"#, "schema version 2.0 is not known"),
    (
      #"{"schemaVersion":"1.0","screens":[{"name":"A","symbol":"A","branchesLaidOut":0,"branchesTotal":0,"states":[{"id":"s","path":[],"trees":[{"when":{},"motions":[],"root":{"kind":"text","arguments":{"content":{"colour":"red"}}}}]}]}]}"#,
      "'colour' is not known"
    ),
  ])
  func offDocumentsSayWhatIsWrong(text: String, message: String) {
    #expect {
      try ScreenDocument.decode(Data(text.utf8), file: "a.screen.json")
    } throws: {
      ($0 as? InputProblem)?.message.contains(message) == true
    }
  }

  private static func problems(of root: String) throws -> [String] {
    let text =
      #"{"schemaVersion":"1.0","screens":[{"name":"A","symbol":"A","branchesLaidOut":0,"branchesTotal":0,"states":[{"id":"s","path":[],"trees":[{"when":{},"motions":[],"root":"#
      + root + "}]}]}]}"
    return try ScreenDocument.decode(Data(text.utf8), file: "a.screen.json").problems.map(\.message)
  }

  /// What nothing reads is said, with the nearest name; the rest is read.
  @Test(arguments: [
    (
      #"{"kind":"vStack","arguments":{"spaceing":8}}"#,
      "'vStack' has no parameter 'spaceing', did you mean 'spacing'? It is left out, at "
    ),
    (
      #"{"kind":"vStack","children":[{"kind":"text","modifiers":[{"kind":"padding","arguments":{"lenght":8}}]}]}"#,
      "'padding' has no parameter 'lenght', did you mean 'length'? It is left out, at "
    ),
    (
      #"{"kind":"vStak"}"#, "no view or modifier is named 'vStak', did you mean 'vStack'? It is left out, at "
    ),
    (
      #"{"kind":"text","modifiers":[{"kind":"paddding"}]}"#,
      "no view or modifier is named 'paddding', did you mean 'padding'? It is left out, at "
    ),
    (
      #"{"kind":"vStack","arguments":{"spacing":{"name":"large"}}}"#,
      "'spacing' of 'vStack' takes a value of another type; it is left out, at "
    ),
    (
      #"{"kind":"text","modifiers":[{"kind":"overlay","arguments":{"content":{"views":[{"kind":"circle","arguments":{"radius":3}}]}}}]}"#,
      "'circle' has no parameter 'radius'; it is left out, at "
    ),
  ])
  func whatNothingReadsIsSaid(root: String, message: String) throws {
    let problems = try Self.problems(of: root)
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix(message + ".screens[0].states[0].trees[0].root") == true, "\(problems)")
  }

  @Test(arguments: [
    #"{"kind":"vStack","arguments":{"spacing":8,"alignment":{"name":"leading"}}}"#,
    #"{"kind":"vStack","arguments":{"spacing":{"unknown":"computed"}}}"#,
    #"{"kind":"text","modifiers":[{"kind":"onAppear","arguments":{"anything":8}}]}"#,
  ])
  func whatIsReadIsNoProblem(root: String) throws { #expect(try Self.problems(of: root) == []) }
}
