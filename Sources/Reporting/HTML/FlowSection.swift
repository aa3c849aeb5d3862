import SightlineModel

/// The flow as a picture and, for everybody, as a table.
struct FlowSection {
  let graph: FlowGraph
  let sheet: PictureSheet

  var markup: Markup {
    guard !graph.states.isEmpty else { return .empty }
    let ends = graph.states.filter { state in !graph.edges.contains { $0.from == state.id && $0.to != state.id } }
    let sentence =
      "\(ReportFacts.count(graph.states.count, "state")), \(ReportFacts.count(graph.edges.count, "way")) between them"
      + (ends.isEmpty ? "." : "; it ends in \(ends.map { Visible.line($0.screen) }.uniqued().joined(separator: ", ")).")
    let outline = graph.outline
    let rows = graph.edges.map { edge -> Markup in
      let effects = edge.effects.map { effect -> Markup in
        .element(
          "li", class: nil, .element("span", class: "kind", text: Self.word(for: effect.kind)),
          .text(" " + Self.text(of: effect)))
      }
      return .element(
        "tr", [],
        [
          .cell("From", .text(name(of: edge.from))), .cell("Action", .text(edge.action.words)),
          .cell("To", .text(name(of: edge.to))),
          .cell("Effects", effects.isEmpty ? .empty : .element("ul", [("class", "effects")], effects)),
          .cell("Place", edge.location.map { .element("code", class: "place", text: $0.description) } ?? .empty),
        ])
    }
    return .element(
      "section", [("id", "flow"), ("aria-labelledby", "flow-title")],
      [
        .element("h2", [("id", "flow-title")], [.text("Flow")]), .element("p", text: sentence + remarks(outline)),
        .element(
          "div",
          [("class", "scroll panel flowbox"), ("tabindex", "0"), ("role", "group"), ("aria-label", "Flow graph")],
          [FlowPicture(outline, sheet: sheet).markup]),
        .element(
          "details", class: "ways", .element("summary", text: "All ways and their effects"),
          .scrolledTable("Ways of the flow", ["From", "Action", "To", "Effects", "Place"], rows)),
      ])
  }

  /// What the picture leaves to the table.
  private func remarks(_ outline: FlowGraph.Outline) -> String {
    var remarks = outline.counts.isEmpty ? "" : " The picture shows the screens, the table every state."
    if outline.graph.edges.contains(where: { !$0.effects.isEmpty }) {
      remarks += " A dot stands for effects, which the table lists."
    }
    remarks += " Dashed lines lead back."
    for way in outline.everywhere {
      let from = way.sources.isEmpty ? "nearly everywhere" : TokenSection.list(way.sources.map { Visible.line($0) })
      remarks +=
        " From \(from) “\(Visible.line(way.action.words))” leads to \(Visible.line(name(of: way.target)))."
    }
    return remarks
  }

  private func name(of id: String) -> String {
    guard let state = graph.states.first(where: { $0.id == id }) else { return id }
    return state.screen == id ? id : "\(state.screen) (\(id))"
  }

  static func word(for kind: FlowGraph.Effect.Kind) -> String {
    switch kind {
    case .stored: "stores"
    case .event: "sends"
    case .prompt: "asks for"
    case .opens: "opens"
    case .haptic: "taps back"
    case .announcement: "announces"
    case .purchase: "starts a"
    case .message: "shows for a while"
    }
  }

  static func text(of effect: FlowGraph.Effect) -> String {
    effect.value.map { effect.kind == .stored ? "\(effect.name) = \($0)" : "\(effect.name) (\($0))" } ?? effect.name
  }
}

extension Sequence<String> {
  /// In the order of first occurrence.
  func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
