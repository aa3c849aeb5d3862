package import Reporting
package import SightlineModel

/// What the page knows before any scene: screens and their states, the dimensions of the variants, findings, the flow.
package struct PlayerManifest: Sendable {
  package struct State: Sendable {
    package var id: String
    package var path: [String]
    /// What is presumed, where no state shows it.
    package var presumption: String?
    package init(id: String, path: [String] = [], presumption: String? = nil) {
      self.id = id
      self.path = path
      self.presumption = presumption
    }
  }
  package struct Screen: Sendable {
    package var name: String
    package var source: SourceLocation?
    package var states: [State]
    /// Made with sample values: nothing that was met shows it.
    package var isPresumed: Bool
    package init(name: String, source: SourceLocation?, states: [State], isPresumed: Bool = false) {
      self.name = name
      self.source = source
      self.states = states
      self.isPresumed = isPresumed
    }
    /// A JSON object on one line.
    package var text: String { JSONWriter.line(PlayerManifest.value(self)) }

    package init(_ screen: SightlineModel.Screen) {
      name = screen.name
      source = screen.source
      states = screen.states.map { State(id: $0.id, path: $0.path, presumption: $0.presumption) }
      isPresumed = screen.presumed != nil
    }
  }
  package var project: String
  package var version: String
  package var screens: [Screen]
  package var sizes: [DynamicTypeSize]
  package var locales: [String]
  package var devices: [Device]
  package var appearances: [Appearance]
  /// In matrix order, as `variants.failing` names them.
  package var variants: [String]
  package var findings: [Finding] = []
  package var rules: [RuleInfo] = []
  package var flow: FlowGraph?
  /// By a flow's state: the screen's own state that shows the same.
  package var ownStates: [String: String] = [:]

  package init(
    project: String, version: String, screens: [Screen], sizes: [DynamicTypeSize], locales: [String],
    devices: [Device], appearances: [Appearance], variants: [String]
  ) {
    self.project = project
    self.version = version
    self.screens = screens
    self.sizes = sizes
    self.locales = locales
    self.devices = devices
    self.appearances = appearances
    self.variants = variants
  }

  /// A JSON object on one line.
  package var text: String { JSONWriter.line(value) }

  var value: JSONValue {
    [
      "project": .string(project), "version": .string(version),
      "screens": .array(screens.map(Self.value)),
      "sizes": .array(sizes.map { [.string($0.rawValue), .string($0.shortName)] }),
      "locales": .strings(locales),
      "devices": .array(
        devices.map {
          [.string($0.alias), .integer(Int(saturating: $0.size.width)), .integer(Int(saturating: $0.size.height))]
        }),
      "appearances": .array(appearances.map { [.string($0.rawValue), .string($0.words)] }),
      "findings": findingValues, "flow": flow.map(value) ?? nil,
    ]
  }

  static func value(_ screen: Screen) -> JSONValue {
    let value: JSONValue = [
      "name": .string(screen.name), "place": .optional(screen.source?.description),
      "presumed": screen.isPresumed ? true : nil,
      "states": .array(
        screen.states.map { state in
          let value: JSONValue = [
            "id": .string(state.id), "path": state.path.isEmpty ? nil : .strings(state.path),
            "presumes": .optional(state.presumption),
          ]
          return value.withoutNulls()
        }),
    ]
    return value.withoutNulls()
  }

  // MARK: Findings

  /// The worst first; those that count.
  package var open: [Finding] { FindingRanking(flow: flow).sorted(findings.filter { $0.status == .new }) }

  var findingValues: JSONValue {
    let numbers = Dictionary(variants.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let titles = Dictionary(rules.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
    return .array(open.map { Self.value($0, numbers, variants.count, title: titles[$0.rule]) })
  }

  package static func value(
    _ finding: Finding, _ numbers: [String: Int], _ count: Int, title: String?
  ) -> JSONValue {
    let value: JSONValue = [
      "id": .string(finding.fingerprint), "rule": .string(finding.rule.rawValue),
      "title": .string(title ?? finding.rule.rawValue), "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message), "place": .string(finding.location.description),
      "parts": .array(parts(of: finding)), "screens": .strings(finding.screens),
      "screen": .optional(finding.screen), "state": .optional(finding.state?.id),
      "kind": .optional(finding.element?.kind), "text": .optional(finding.element?.text),
      "fix": .optional(finding.suggestion?.text), "words": .optional(finding.variants?.words),
      "fails": .optional(finding.variants.map { bits($0.failing.compactMap { numbers[$0] }, of: count) }),
      "worst": .optional(finding.variants?.worst?.variant ?? finding.picture?.variant),
      "seen": .optional(finding.picture?.variant),
      "frame": finding.picture.map { picture in
        let frame = picture.frame
        return [.number(frame.x), .number(frame.y), .number(frame.width), .number(frame.height)]
      } ?? nil,
    ]
    return value.withoutNulls()
  }

  /// Everything that it is about: the line, the kind and the words of each.
  static func parts(of finding: Finding) -> [JSONValue] {
    func part(_ location: SourceLocation, _ element: Finding.Element?) -> JSONValue {
      [
        .string(location.description), .optional(element?.kind), .optional(element?.text ?? element?.label),
      ]
    }
    return [part(finding.location, finding.element)]
      + (finding.places ?? []).filter { $0.screen == finding.screen || $0.screen == nil }.map {
        part($0.location, $0.element)
      }
  }

  /// Four variants a digit, the first in the lowest bit.
  static func bits(_ numbers: [Int], of count: Int) -> String {
    var digits = [Int](repeating: 0, count: (count + 3) / 4)
    for number in numbers where digits.indices.contains(number / 4) { digits[number / 4] |= 1 << (number % 4) }
    return digits.map { String($0, radix: 16) }.joined()
  }

  // MARK: Flow

  private func value(_ graph: FlowGraph) -> JSONValue {
    let outline = graph.outline
    let layout = FlowLayout(outline.graph, metrics: FlowLayout.Metrics.ofMap)
    let boxes = zip(layout.states, layout.positions).map { state, place -> JSONValue in
      let id = graph.states.first { $0.id == state.id || $0.screen == state.id }?.id ?? state.id
      let value: JSONValue = [
        "screen": .string(state.screen), "state": .string(ownStates[id] ?? id), "x": .number(place.x),
        "y": .number(place.y), "way": .strings(state.path.map(\.words)),
        "count": outline.counts[state.screen].map { .integer($0) } ?? nil,
      ]
      return value.withoutNulls()
    }
    let ways = layout.bundles.map { bundle -> JSONValue in
      let words = bundle.edges.map { outline.graph.edges[$0].action.words }
      return [.integer(bundle.from), .integer(bundle.to), .strings(words)]
    }
    return [
      "width": .number(layout.size.width), "height": .number(layout.size.height),
      "boxWidth": .number(layout.metrics.nodeWidth), "boxHeight": .number(layout.metrics.nodeHeight),
      "boxes": .array(boxes), "ways": .array(ways),
    ]
  }
}
