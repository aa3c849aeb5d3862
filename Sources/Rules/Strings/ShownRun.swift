import SightlineModel

/// A run of text that someone reads or hears.
struct ShownRun {
  var node: SceneNode
  var run: TextRun
  var detail: String

  /// Of a key that is looked up, or made, elsewhere than in the view that shows it.
  var writtenElsewhere: SourceLocation? {
    guard let key = run.localization?.key else { return nil }
    return run.derivation.first { $0 == .string(key, at: $0.location) }?.location
  }

  static func all(in scene: Scene) -> [ShownRun] {
    scene.nodes.flatMap { node -> [ShownRun] in
      guard node.opacity > 0.01 else { return [] }
      let spoken = [node.accessibility.label, node.accessibility.value, node.accessibility.hint].compactMap { $0?.runs }
      let runs = (node.text?.content.runs ?? []) + spoken.flatMap { $0 }
      // What only previews show is never shipped, wherever it was looked up.
      return runs.filter { $0.symbol == nil && !$0.string.isEmpty && $0.isSample != true }.map {
        ShownRun(node: node, run: $0, detail: $0.localization?.key ?? $0.string)
      }
    }
  }
}
