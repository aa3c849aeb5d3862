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

  /// What a rule says of each run. A text in many parts has one key, of which it is said once.
  static func judgements(in scene: Scene, _ judge: (ShownRun) -> Judgement?) -> [Judgement] {
    var result: [Judgement] = []
    var last: (node: Int, run: TextRun)?
    for shown in all(in: scene) {
      if let localization = shown.run.localization, let last, last.node == shown.node.id,
        last.run.localization == localization
      {
        continue
      }
      guard let judgement = judge(shown) else { continue }
      result.append(judgement)
      last = (shown.node.id, shown.run)
    }
    return result
  }

  /// The key's own literal, where that stands elsewhere than in the view that shows it: handed to a part of the app's own.
  var keyWritten: SourceLocation? {
    guard let localization = run.localization else { return nil }
    let literal = run.derivation.last { $0.kind == .text(localization.key) && $0.location != nil }
    return localization.written ?? literal?.location
  }

  static func all(in scene: Scene) -> [ShownRun] {
    var all: [ShownRun] = []
    func add(_ runs: [TextRun]?, of node: SceneNode) {
      guard let runs else { return }
      // What only previews show is never shipped, wherever it was looked up.
      for run in runs where run.symbol == nil && !run.string.isEmpty && run.isSample != true {
        all.append(ShownRun(node: node, run: run, detail: run.localization?.key ?? run.string))
      }
    }
    for node in scene.nodes where node.opacity > 0.01 {
      add(node.text?.content.runs, of: node)
      add(node.accessibility.label?.runs, of: node)
      add(node.accessibility.value?.runs, of: node)
      add(node.accessibility.hint?.runs, of: node)
    }
    return all
  }
}
