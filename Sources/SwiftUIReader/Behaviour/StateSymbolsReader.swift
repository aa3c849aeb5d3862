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

  private typealias Symbol = (name: String, call: SourceOutline.Call)

  var behaviours: [WrittenBehaviour] { ofValues + ofMarks }

  /// One symbol for each value.
  private var ofValues: [WrittenBehaviour] {
    file.outline.conditions.compactMap { condition in
      let bodies = condition.cases.isEmpty ? condition.bodies : condition.cases.map(\.body)
      guard bodies.count > 1, !file.isInPreview(condition.condition.lowerBound) else { return nil }
      return behaviour(of: bodies.compactMap(onlySymbol), state: file.slice(condition.condition))
    }
  }

  /// Marks that are there or not, one beside the other: `if isFree { Image(…) }; if isNew { Image(…) }`.
  private var ofMarks: [WrittenBehaviour] {
    var rows: [(extent: Range<Int>, states: [String], symbols: [Symbol])] = []
    for condition in file.outline.conditions where condition.cases.isEmpty && condition.bodies.count == 1 {
      let offset = condition.condition.lowerBound
      guard !file.isInPreview(offset), let symbol = onlySymbol(in: condition.bodies[0]),
        let row = file.calls(around: offset).first(where: { Self.rows.contains($0.name) })
      else { continue }
      let state = file.slice(condition.condition)
      if let known = rows.firstIndex(where: { $0.extent == row.extent }) {
        rows[known].states.append(state)
        rows[known].symbols.append(symbol)
      } else {
        rows.append((row.extent, [state], [symbol]))
      }
    }
    return rows.compactMap { row in
      guard row.states.count > 1 else { return nil }
      let state = row.states.prefix(3).joined(separator: ", ") + (row.states.count > 3 ? ", …" : "")
      return behaviour(of: row.symbols, state: state)
    }
  }
  private static let rows: Set<String> = [
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "Group", "Grid", "GridRow",
  ]

  private func behaviour(of symbols: [Symbol], state: String) -> WrittenBehaviour? {
    guard Set(symbols.map(\.name)).count > 1, let first = symbols.first?.call,
      !symbols.contains(where: { symbol in Self.opening.contains { symbol.name.contains($0) } }),
      !symbols.contains(where: { isTold($0.call) }), sources.isOfScreen(first.nameOffset, in: file)
    else { return nil }
    var behaviour = WrittenBehaviour(.stateSymbols(state: state, symbols: symbols.map(\.name)), first.location)
    behaviour.parts = symbols.dropFirst().map(\.call.location)
    return behaviour
  }

  /// The symbol that is all there is to see of a branch.
  private func onlySymbol(in body: Range<Int>) -> Symbol? {
    let inside = file.calls(in: body).filter { $0.base == nil && $0.name.first?.isUppercase == true }
    guard let image = inside.first(where: { $0.name == "Image" }), inside.count(where: { $0.name == "Image" }) == 1,
      !inside.contains(where: { Self.words.contains($0.name) }), let symbol = symbol(of: image)
    else { return nil }
    return (symbol, image)
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
