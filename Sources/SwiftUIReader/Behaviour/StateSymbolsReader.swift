import SightlineModel
import SwiftInterpreter

/// Symbols of which one stands for each value of a state, without words beside them and without names.
///
/// Such rows are mostly of data, so that one symbol of many is laid out at best.
struct StateSymbolsReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  private static let controls: Set<String> = [
    "Button", "Menu", "NavigationLink", "Link", "Toggle", "Picker", "Label", "DisclosureGroup", "contextMenu",
    "swipeActions", "tabItem", "Tab", "ContentUnavailableView", "LabeledContent", "toggleStyle",
  ]
  private static let words: Set<String> = ["Text", "Label", "LabeledContent", "ProgressView", "Gauge", "Button"]
  /// What opens and closes is asked for as such.
  private static let opening = ["chevron", "arrowtriangle"]

  var behaviours: [WrittenBehaviour] {
    file.outline.conditions.compactMap { condition in
      let bodies = condition.cases.isEmpty ? condition.bodies : condition.cases.map(\.body)
      guard bodies.count > 1, !file.isInPreview(condition.condition.lowerBound) else { return nil }
      var symbols: [(name: String, call: SourceOutline.Call)] = []
      for body in bodies {
        let inside = file.calls(in: body).filter { $0.base == nil && $0.name.first?.isUppercase == true }
        guard let image = inside.first(where: { $0.name == "Image" }), inside.count(where: { $0.name == "Image" }) == 1,
          !inside.contains(where: { Self.words.contains($0.name) }), let symbol = symbol(of: image)
        else { continue }
        symbols.append((symbol, image))
      }
      guard Set(symbols.map(\.name)).count > 1, let first = symbols.first?.call,
        !symbols.contains(where: { symbol in Self.opening.contains { symbol.name.contains($0) } }),
        !symbols.contains(where: { isTold($0.call) }), sources.isOfScreen(first.nameOffset, in: file)
      else { return nil }
      var behaviour = WrittenBehaviour(
        .stateSymbols(state: file.slice(condition.condition), symbols: symbols.map(\.name)), first.location)
      behaviour.parts = symbols.dropFirst().map(\.call.location)
      return behaviour
    }
  }

  private func symbol(of image: SourceOutline.Call) -> String? {
    image.arguments.first { $0.label == "systemName" }.flatMap { BehaviourFile.words(ofLiteral: file.slice($0.extent)) }
  }

  /// Named, hidden, or part of a control or of a row that says it.
  private func isTold(_ image: SourceOutline.Call) -> Bool {
    file.named.holds(image.nameOffset)
      || file.calls(around: image.nameOffset).contains { Self.controls.contains($0.name) }
      || file.calls.contains { Self.controls.contains($0.name) && file.holds($0, image.nameOffset) }
      || file.type(around: image.nameOffset).map(sources.isTraited(whereUsed:)) == true
  }
}
