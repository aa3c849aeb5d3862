import SightlineModel
import SwiftUIReader

/// Distinguishes the states of a walk by what a person can perceive and do.
struct StateSignature: Hashable {
  /// The state to the letter: every text, colour, name and value.
  let exact: String
  /// The state but for its data: what differs only in which row, which of twelve colours or which words were typed is of
  /// one kind. Pieces are known by the place in the source that made the view, its text's key and its colour; of pieces
  /// from the same place counts how many there are.
  let kind: String
  /// What of its data is worth meeting once: a text from another place in the code, a text that is long. Data that was
  /// met before makes no further state: five rows with three names each are no 243 states.
  let data: Set<String>

  init(_ stage: Stage) {
    let front = [
      stage.session.layers.map(\.kind.rawValue).joined(separator: ","), stage.session.pendingPrompt?.name ?? "",
    ]
    let visible = stage.scene.nodes.filter { $0.isVisible && (!$0.isModifier || $0.spoken != nil) }
    exact = (front + visible.map(Self.exactly)).joined(separator: "\n")
    let pieces = Pieces(visible.filter { !Self.isOfPicker($0, in: stage.scene) })
    kind = (front + [stage.screen] + pieces.lines).joined(separator: "\n")
    data = pieces.data
  }

  /// Which option a picker shows is data: three pickers of four options are no 64 states, unless something else shows it.
  private static func isOfPicker(_ node: SceneNode, in scene: Scene) -> Bool {
    scene.ancestors(of: node).contains { !$0.isModifier && pickers.contains($0.kind) }
  }
  private static let pickers: Set<ViewKind> = [.picker, .datePicker, .colorPicker]

  /// What is less than this is faded.
  fileprivate static let opaque = 0.99

  private static func exactly(_ node: SceneNode) -> String {
    var part = node.path
    if let text = node.text?.content.string { part += " “\(text)”" }
    if let spoken = node.spoken {
      part += " \(spoken.label)|\(spoken.traits.names.joined(separator: ","))|\(spoken.value ?? "")"
    }
    if !node.isEnabled { part += " disabled" }
    if let image = Pieces.imageName(node) { part += " \(image)" }
    if case .color(let color)? = node.foreground { part += " \(color.hexString)" }
    if let page = node.selectedPage { part += " \(page)" }
    if node.opacity < opaque { part += " \(node.opacity)" }
    return part
  }
}

/// What is on a screen, by the place in the source that made it.
private struct Pieces {
  /// One line for each place, with how often each kind of piece comes from it.
  private(set) var lines: [String] = []
  private(set) var data: Set<String> = []

  init(_ nodes: [SceneNode]) {
    var places: [String: [SceneNode]] = [:]
    for node in nodes {
      // What the system draws itself follows from the views of the source.
      guard let source = node.source else { continue }
      places["\(node.kind) \(source)", default: []].append(node)
    }
    // Two are tried in every combination, as fields are; more one by one, and one after the other until all are on.
    let toggles = nodes.compactMap(Self.isOn)
    if toggles.count <= Form.few || !toggles.drop(while: { $0 }).contains(true) { data.insert("toggles: \(toggles)") }
    for place in places.keys.sorted() {
      let nodes = places[place]!
      var counts: [String: Int] = [:]
      for node in nodes {
        counts[Self.facts(node, isAlone: nodes.count == 1), default: 0] += 1
        for fact in Self.data(node, isAlone: nodes.count == 1) { data.insert("\(place): \(fact)") }
      }
      let described = counts.keys.sorted().map { "\(min(counts[$0]!, Self.many))× \($0)" }
      lines.append("\(place): \(described.joined(separator: ", "))")
    }
  }

  /// From this number on, more of the same is no other state.
  private static let many = 8
  /// More graphemes than this are a long text: it wraps where others don't.
  private static let long = 40

  /// What of one view distinguishes kinds of states.
  private static func facts(_ node: SceneNode, isAlone: Bool) -> String {
    var facts: [String] = []
    if let content = node.text?.content {
      // Of several from one place, the texts are data.
      if isAlone { facts += content.runs.compactMap(\.localization?.key) }
      if isAlone, let step = step(content.string) { facts.append(step) }
    }
    if let image = imageName(node) { facts.append(image) }
    if node.kind == .disclosureGroup { facts.append(node.spoken?.value ?? "") }
    if node.textBinding != nil { facts.append((node.typedText ?? "").isEmpty ? "empty" : "filled") }
    if let page = node.selectedPage { facts.append("page \(page)") }
    if let traits = node.spoken?.traits { facts.append(traits.names.joined(separator: " ")) }
    if node.text == nil, let colored = node.foregroundDerivation.first {
      facts.append(colored.location?.description ?? colored.words)
    }
    if !node.isEnabled { facts.append("disabled") }
    if node.opacity < StateSignature.opaque, node.text != nil { facts.append("faded") }
    return "[\(facts.joined(separator: "; "))]"
  }

  private static func data(_ node: SceneNode, isAlone: Bool) -> [String] {
    var data: [String] = []
    if let content = node.text?.content {
      if content.string.count > long { data.append("long") }
      if isAlone { data += content.runs.compactMap { $0.derivation.last?.location?.description } }
    }
    if let typed = node.typedText, node.textBinding != nil, typed.count > long { data.append("long") }
    if let isOn = isOn(node) { data.append(isOn ? "on" : "off") }
    return data
  }

  /// Of a toggle: `n` of them are no 2ⁿ states, unless something else shows how they are set.
  private static func isOn(_ node: SceneNode) -> Bool? {
    guard case .toggle(let toggle)? = node.view else { return nil }
    return toggle.isOn.value ?? false
  }

  // A literal makes its expression anew wherever it stands.
  nonisolated(unsafe) private static let steps = /(\d{1,2})\D{1,12}(\d{1,2})/
  /// "Page 2 of 4", "3/5": how far somebody has come is more than data.
  private static func step(_ text: String) -> String? {
    guard text.count <= long, text.contains(where: \.isNumber), let match = text.firstMatch(of: steps),
      let index = Int(match.1),
      let count = Int(match.2), index <= count
    else { return nil }
    return "\(index) of \(count)"
  }

  static func imageName(_ node: SceneNode) -> String? {
    guard node.kind == .image else { return nil }
    return node.imageName
  }
}
