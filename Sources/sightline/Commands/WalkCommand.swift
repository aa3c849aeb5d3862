import AuditEngine
import AuditPipeline
import Reporting
import SightlineModel

/// `walk`: the flow graph.
enum WalkCommand {
  static let specification = CommandSpecification(
    "walk", "Walk through the app from launch, and print the flow.",
    argument: LookOptions.argument,
    options: CommonOptions.project.filter { $0.name == "config" } + [
      OptionSpecification("format", .choice(["text", "json", "dot"]), "Text unless given; dot is Graphviz."),
      OptionSpecification("path-to", .text(placeholder: "SCREEN"), "The shortest way to a screen."),
      OptionSpecification("dead-ends", "Only states that nothing leads out of."),
      OptionSpecification("effects", "Only what happens besides the screens: flags, events, prompts."),
    ],
    examples: [
      ("sightline walk", "Every state with what leads out of it."),
      ("sightline walk --path-to Paywall", "What to tap to get there."),
      ("sightline walk --format dot | dot -Tsvg > flow.svg", "A drawing of the flow, by Graphviz."),
    ], isContained: true
  ) { arguments, console in
    let walked = try AuditPipeline(try CommonOptions.request(.audit, arguments, console)).walk()
    var text = ""
    switch arguments.value("format") {
    case "json": FlowGraphWriter().writeJSON(walked.graph, to: &text)
    case "dot": FlowGraphWriter().writeGraphviz(walked.graph, to: &text)
    default: text = try listing(walked.graph, arguments)
    }
    console.output.write(text)
    for left in walked.notWalked { console.complain("not walked: \(left.what): \(left.why)") }
    return .clean
  }

  private static func listing(_ graph: FlowGraph, _ arguments: CommandLineArguments) throws -> String {
    if let screen = arguments.value("path-to") {
      let ways = graph.states.filter { $0.screen == screen || $0.id == screen }
      guard let way = ways.min(by: { $0.path.count < $1.path.count }) else {
        let names = Set(graph.states.map(\.screen)).sorted().joined(separator: ", ")
        throw UsageError("the walk does not reach '\(screen)'; it reaches \(names)", command: "walk")
      }
      return way.path.map(\.words).joined(separator: "\n") + "\n"
    }
    if arguments.has("dead-ends") {
      let left = Set(graph.edges.filter { $0.from != $0.to }.map(\.from))
      return graph.states.filter { !left.contains($0.id) }.map {
        "\($0.id): \($0.path.map(\.words).joined(separator: ", "))\n"
      }
      .joined()
    }
    if arguments.has("effects") {
      return graph.edges.flatMap { edge in edge.effects.map { "\(edge.from), \(edge.action.words): \(said($0))\n" } }
        .joined()
    }
    return graph.states.map { state in
      let edges = graph.edges.filter { $0.from == state.id }.map { edge in
        "  \(edge.action.words) → \(edge.to)"
          + (edge.effects.isEmpty ? "" : "  [\(edge.effects.map(said).joined(separator: "; "))]") + "\n"
      }
      return "\(state.id)\n" + edges.joined()
    }.joined()
  }

  private static func said(_ effect: FlowGraph.Effect) -> String {
    (effect.kind == .purchase ? effect.name : "\(effect.kind.rawValue) \(effect.name)")
      + (effect.value.map { " \($0)" } ?? "")
  }
}
