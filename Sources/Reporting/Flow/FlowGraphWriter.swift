package import SightlineModel

/// The flow graph for other programs.
package struct FlowGraphWriter: Sendable {
  package init() {}

  /// The same object as `flow` in the report.
  package func writeJSON(_ graph: FlowGraph, to output: inout some TextOutputStream) {
    output.write(JSONWriter.text(graph.json))
  }

  /// Graphviz: `dot -Tsvg flow.dot`.
  package func writeGraphviz(_ graph: FlowGraph, to output: inout some TextOutputStream) {
    let names = Dictionary(graph.states.enumerated().map { ($1.id, "s\($0)") }, uniquingKeysWith: { first, _ in first })
    output.write("digraph flow {\n  rankdir=LR;\n  node [shape=box, style=rounded, fontname=\"Helvetica\"];\n")
    output.write("  edge [fontname=\"Helvetica\", fontsize=10];\n")
    for state in graph.states {
      let label = state.screen == state.id ? [state.screen] : [state.screen, state.id]
      let isEnd = !graph.edges.contains { $0.from == state.id && $0.to != state.id }
      let style = (state.id == graph.start ? ", penwidth=2" : "") + (isEnd ? ", peripheries=2" : "")
      output.write("  \(names[state.id]!) [label=\(Self.quoted(label))\(style)];\n")
    }
    for edge in graph.edges {
      guard let from = names[edge.from], let to = names[edge.to] else { continue }
      let effects = edge.effects.map { "\(FlowSection.word(for: $0.kind)) \(FlowSection.text(of: $0))" }
      output.write("  \(from) -> \(to) [label=\(Self.quoted([edge.action.words] + effects))];\n")
    }
    output.write("}\n")
  }

  /// A quoted string of several lines; what the project's names contain stays text.
  private static func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      Visible.line(line).unicodeScalars.reduce(into: "") { result, scalar in
        if scalar == "\"" || scalar == "\\" { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
    }
    return "\"" + escaped.joined(separator: "\\n") + "\""
  }
}
