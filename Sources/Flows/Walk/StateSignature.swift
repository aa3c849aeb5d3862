import SightlineModel
import SwiftUIReader

/// Tells the states of a walk apart, by what a person can perceive and do.
struct StateSignature: Hashable {
  /// The state to the letter: every text, colour, name and value.
  let exact: String
  /// The state but for its data: what differs only in which row, which of twelve colours or which words were typed is of
  /// one kind. Pieces are known by the place in the source that made the view, its text and its colour; of pieces from
  /// the same place counts how many there are.
  let kind: String

  init(_ stage: Stage) {
    let front = [
      stage.session.layers.map(\.kind.rawValue).joined(separator: ","), stage.session.pendingPrompt?.name ?? "",
    ]
    let visible = stage.scene.nodes.filter { $0.isVisible && (!$0.isModifier || $0.spoken != nil) }
    exact = (front + visible.map(Self.exactly)).joined(separator: "\n")
    kind = (front + [stage.screen] + Self.pieces(visible)).joined(separator: "\n")
  }

  private static func exactly(_ node: SceneNode) -> String {
    var part = node.path
    if let text = node.text?.content.string { part += " “\(text)”" }
    if let spoken = node.spoken {
      part += " \(spoken.label)|\(spoken.traits.joined(separator: ","))|\(spoken.value ?? "")"
    }
    if !node.isEnabled { part += " disabled" }
    if let image = imageName(node) { part += " \(image)" }
    if case .color(let color)? = node.foreground { part += " \(color.hexString)" }
    if let page = node.arguments.number("selectionIndex") { part += " \(page)" }
    return part
  }

  /// One line for each place in the source, with how often each kind of piece comes from it.
  private static func pieces(_ nodes: [SceneNode]) -> [String] {
    var places: [String: [SceneNode]] = [:]
    for node in nodes {
      // What the system draws itself follows from the views of the source.
      guard let source = node.source else { continue }
      places["\(node.kind) \(source)", default: []].append(node)
    }
    return places.keys.sorted().map { place in
      let nodes = places[place]!
      var counts: [String: Int] = [:]
      for node in nodes { counts[facts(node, isAlone: nodes.count == 1), default: 0] += 1 }
      let told = counts.keys.sorted().map { "\(min(counts[$0]!, many))× \($0)" }
      return "\(place): \(told.joined(separator: ", "))"
    }
  }

  /// From this number on, more of the same is no other state.
  private static let many = 8
  /// More graphemes than this are a long text: it wraps where others don't.
  private static let long = 40

  /// What of one view tells kinds of states apart.
  private static func facts(_ node: SceneNode, isAlone: Bool) -> String {
    var facts: [String] = []
    if let content = node.text?.content {
      let origins = content.runs.map(origin)
      // Of several from one place, the texts are data.
      if isAlone, !origins.contains(nil) { facts += origins.map { $0! } } else { facts.append(length(content.string)) }
      if isAlone, let step = step(content.string) { facts.append(step) }
    }
    if let image = imageName(node) { facts.append(image) }
    if node.kind == "toggle" || node.kind == "disclosureGroup" { facts.append(node.spoken?.value ?? "") }
    if node.arguments.action("textBinding") != nil { facts.append(length(node.arguments.string("text") ?? "")) }
    if let page = node.arguments.number("selectionIndex") { facts.append("page \(Int(page))") }
    if let traits = node.spoken?.traits { facts.append(traits.joined(separator: " ")) }
    if node.text == nil, let colored = node.foregroundDerivation.first {
      facts.append(colored.location?.description ?? colored.what)
    }
    if !node.isEnabled { facts.append("disabled") }
    return "[\(facts.joined(separator: "; "))]"
  }

  /// The key a text was looked up by, else the place of the literal it is; `nil` for data.
  private static func origin(_ run: TextRun) -> String? {
    run.localization?.key ?? run.derivation.last?.location?.description
  }

  /// "Page 2 of 4", "3/5": how far somebody has come is no mere data.
  private static func step(_ text: String) -> String? {
    guard text.count <= long, let match = text.firstMatch(of: /(\d{1,2})\D{1,12}(\d{1,2})/), let index = Int(match.1),
      let count = Int(match.2), index <= count
    else { return nil }
    return "\(index) of \(count)"
  }

  private static func length(_ text: String) -> String { text.isEmpty ? "none" : text.count > long ? "long" : "short" }

  private static func imageName(_ node: SceneNode) -> String? {
    guard node.kind == "image" else { return nil }
    return node.arguments.string("systemName") ?? node.arguments.string("name")
  }
}
