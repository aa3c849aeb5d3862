import Foundation
import SightlineModel
import Testing

/// The schema of screen documents against what the model writes: a value of every kind.
struct ScreenDocumentSchemaTests {
  private struct Document: Codable {
    var schemaVersion = "1.0"
    var screens: [Screen]
  }

  private static let place = SourceLocation(file: "App/A.swift", line: 3, column: 5)
  private static let steps = [
    DerivationStep(.token(path: "a", value: "#112233"), at: place),
    DerivationStep(.share(0.3, of: .level(2, of: .color(RGBA(red: 1.2, green: 0, blue: 0))))), DerivationStep(.typed),
    DerivationStep(.constant(name: "b", value: nil)), DerivationStep(.remark("c"), at: place),
  ]

  private static let everyValue: [(String, ArgumentValue)] = {
    let color = ColorSpec(
      light: RGBA(hex: 0x112233), dark: .white, lightHigh: RGBA(red: 1.2, green: 0, blue: 0.001, alpha: 0.5),
      name: "ink", system: "label", derivation: steps)
    let stops = [GradientSpec.Stop(color: color, location: 0), .init(color: ColorSpec(light: .black), location: 1)]
    let middle = UnitPoint(x: 0.5, y: 0.5)
    let geometries: [GradientSpec.Geometry] = [
      .linear(start: middle, end: UnitPoint(x: 1, y: 1)), .radial(center: middle, startRadius: 0, endRadius: 9),
      .angular(center: middle, startAngle: 0, endAngle: 90), .elliptical(center: middle),
    ]
    let styles: [StyleSpec] =
      [
        .color(color), .hierarchical(2), .tint, .foreground, .background, .material("bar"), .image("Photo"),
        .opacity(.tint, 0.4), .unknown(reason: "a network answer"),
      ] + geometries.map { .gradient(GradientSpec(geometry: $0, stops: stops)) }
    let fonts: [FontSpec] = [
      .body,
      FontSpec(.system(size: 17), weight: .bold, design: .rounded, isItalic: true, features: ["smcp"], leading: .tight),
      FontSpec(.custom(family: "Nunito", size: 16, relativeTo: .body)),
      FontSpec(.custom(family: "N", size: 1, relativeTo: nil)),
      FontSpec(.files(["a.otf", "b.ttc#1"], size: 12)),
    ]
    var run = TextRun(
      string: "Hello", localization: .init(key: "hello", table: "Main", state: .missing), derivation: steps)
    run.font = fonts[1]
    run.weight = .heavy
    run.foreground = .tint
    run.isItalic = true
    run.symbol = "star"
    run.unknownReason = "a name"
    run.tracking = 0.5
    var values: [ArgumentValue] = [
      .bool(true), .number(16.5), .number(.infinity), .number(-.infinity), .number(.nan), .integer(.max),
      .string("#not a colour"), .name("leading"),
      .names(["top", "bottom"]),
      .text(TextContent(runs: [run])), .insets(EdgeInsets(all: 4)), .size(Size(width: 1, height: 2)),
      .point(Point(x: 1, y: 2)), .unitPoint(middle), .views([ViewNode(.text)]), .action(7),
      .list([.bool(false), .list([.string("x")])]), .unknown(reason: "why"),
    ]
    values += styles.map { .style($0) } + fonts.map { .font($0) }
    return values.enumerated().map { ("value\($0)", $1) }
  }()

  private static let document: Document = {
    var arguments = NamedArguments()
    for (name, value) in everyValue { arguments.set(name, Argument(value)) }
    arguments.set("derived", Argument(.number(3), derivation: steps))
    // Arguments of a view that is not known are kept as they are.
    var root = ViewNode(
      .unknown, arguments: arguments, children: [ViewNode(.text, source: place, symbol: "Row")],
      modifiers: [ViewModifier(.padding, arguments: ["length": .number(8)], source: place), ViewModifier(.hidden)])
    root.unknownName = "Carousel"
    root.userView = "Welcome"
    root.identity = "1"
    var condition = VariantCondition()
    condition.sizes = [.ax5, .large]
    condition.locales = ["de"]
    condition.devices = ["iphone-402x874"]
    condition.appearances = [.darkHigh]
    condition.orientations = [.landscape]
    condition.platforms = [.ios18]
    condition.boldText = true
    condition.reduceMotion = false
    let motion = Motion(
      api: "withAnimation", properties: ["scale"], repeatsForever: true, duration: 1.6, runsUnderReduceMotion: true,
      source: place, symbol: "Pulse")
    let guess = GuessedArm(
      condition: "isNew", lines: SourceLines(file: "A.swift", first: 3, last: 5), isValue: true)
    let trees = [
      TreeCase(when: condition, root: root, motions: [motion], guessed: [guess]), TreeCase(root: ViewNode(.spacer)),
    ]
    let state = ScreenState(
      id: "settled", path: ["launch"], trees: trees, isWalked: true, presumption: "not isLoading",
      isOfAnotherRoom: true)
    return Document(screens: [
      Screen(
        name: "Welcome", symbol: "WelcomeView", source: place, states: [state], branchesLaidOut: 1, branchesTotal: 2),
      Screen(name: "Empty", symbol: "E", source: nil, states: []),
    ])
  }()

  @Test func whatTheModelWritesIsValid() throws {
    let text = String(decoding: try JSONEncoder().encode(Self.document), as: UTF8.self)
    let problems = try JSONSchema(named: "screen-document").problems(in: text)
    #expect(problems == [])
  }

  @Test(arguments: [
    ("\"kind\":\"spacer\"", "\"knid\":\"spacer\""), ("\"schemaVersion\":\"1.0\"", "\"schemaVersion\":\"2.0\""),
    ("\"#112233FF\"", "\"#1122\""), ("\"style\":\"body\"", "\"style\":\"bodi\""), ("\"infinity\"", "\"endless\""),
  ])
  func mistakesAreFound(valid: String, broken: String) throws {
    let text = String(decoding: try JSONEncoder().encode(Self.document), as: UTF8.self)
    #expect(text.contains(valid))
    let problems = try JSONSchema(named: "screen-document").problems(
      in: text.replacingOccurrences(of: valid, with: broken))
    #expect(!problems.isEmpty)
  }
}
