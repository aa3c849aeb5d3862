import Foundation
import SightlineModel
import Testing
import Typesetting

@testable import AuditEngine
@testable import Rules

/// What is said of a tree once is what would be said of each of its layouts.
struct KnownTreesTests {
  /// A rule that is asked again for each layout.
  private struct Anew: Rule {
    static let id: RuleID = "anew"
    static let dependencies: RuleDependencies = []
    let rule: any Rule
    var ruleID: RuleID { rule.ruleID }
    var ruleDependencies: RuleDependencies { rule.ruleDependencies }
    func judge(_ scene: Scene) -> [Judgement] { rule.judge(scene) }
  }

  private static func place(_ line: Int) -> SightlineModel.SourceLocation {
    SightlineModel.SourceLocation(file: "A.swift", line: line, column: 1)
  }

  private static func text(_ words: String, line: Int) -> ViewNode {
    ViewNode(text: TextContent(words), source: place(line))
  }

  private static func screen(_ name: String, _ root: ViewNode) -> Screen {
    Screen(
      name: name, symbol: name, source: place(1), states: [ScreenState(id: "settled", trees: [TreeCase(root: root)])])
  }

  /// One where every layout shows the same, one where what fits is shown, and one whose end lies off a small screen.
  private static let screens = [
    screen(
      "plain",
      ViewNode(
        .vStack,
        children: [
          text("A sentence that is written into the code", line: 2),
          ViewNode(button: TextContent("icon_settings"), source: place(3)),
          ViewNode(.image, arguments: ["systemName": .string("star")], source: place(4)),
        ])),
    screen(
      "fits",
      ViewNode(
        .viewThatFits,
        children: [text("As long as it takes to be too wide for a phone", line: 6), text("Short", line: 7)]
      )),
    screen(
      "long", ViewNode(.vStack, children: (10..<60).map { text("Words of line \($0)", line: $0) })),
  ]

  private static func device(_ width: Double, _ height: Double) -> Device {
    Device(
      id: "\(width)", alias: "\(width)", size: Size(width: width, height: height), scale: 2, safeArea: .zero,
      horizontalSizeClass: .compact, verticalSizeClass: .regular)
  }

  private static func report(_ rules: [any Rule], threads: Int) throws -> String {
    let auditor = ScreenAuditor(
      typesetter: Typesetter(fonts: FontLibrary()), rules: rules, settings: [:], threads: threads)
    let result = auditor.audit(
      screens,
      matrix: VariantMatrix(
        sizes: [.xSmall, .large, .ax5], locales: ["en", "ar"], devices: [device(320, 480), device(834, 1194)]))
    #expect(result.judged["string-localized", default: 0] > 0)
    let writer = JSONEncoder()
    writer.outputFormatting = .sortedKeys
    let findings = String(decoding: try writer.encode(result.findings), as: UTF8.self)
    let judged = result.judged.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let labels = result.coverage.map { "\($0.labels)" }
    return ([findings] + judged + labels).joined(separator: "\n")
  }

  @Test(arguments: [1, 4])
  func layoutsOfATreeAreJudgedAsIfAlone(threads: Int) throws {
    let rules = RuleRegistry.all
    #expect(rules.contains { $0.ruleIsOfTree })
    let alone = try Self.report(rules.map { Anew(rule: $0) }, threads: 1)
    #expect(try Self.report(rules, threads: threads) == alone)
  }

  /// They ask for no length, no place and no colour: a scene whose parts lie elsewhere is judged alike.
  @Test(arguments: RuleRegistry.all.filter { $0.ruleIsOfTree }.map(\.ruleID))
  func rulesOfTheTreeSeeNoPlaces(id: RuleID) throws {
    let rule = try #require(RuleRegistry.all.first { $0.ruleID == id })
    let auditor = ScreenAuditor(typesetter: Typesetter(fonts: FontLibrary()), rules: [], settings: [:], threads: 1)
    for screen in Self.screens {
      let scene = try #require(auditor.scene(screen, screen.states[0], Variant(device: Self.device(390, 844))))
      var moved = scene
      for index in moved.nodes.indices {
        let number = Double(index)
        moved.nodes[index].frame = Rect(x: 3 * number, y: 900 - 7 * number, width: 1 + number, height: 2)
        moved.nodes[index].foreground = nil
        moved.nodes[index].backdrop = nil
        moved.nodes[index].drawings = []
        moved.nodes[index].hitRegion = nil
      }
      func words(_ scene: Scene) -> [String] {
        rule.judge(scene).map {
          "\($0.node ?? -1) \($0.detail) \($0.others) \($0.verdict.outcome) \($0.verdict.issue?.message ?? "")"
        }
      }
      #expect(words(moved) == words(scene))
    }
  }
}
