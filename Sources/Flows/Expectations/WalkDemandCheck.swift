import Foundation
import SightlineModel

/// What the end of a walk has to say to one demand.
struct WalkDemandCheck {
  let outcome: WalkOutcome

  func answer(to demand: Demand) -> DemandCheck.Answer {
    switch demand {
    case .screen(let wanted):
      return outcome.screen == wanted ? .holds("ends at \(wanted)") : .fails("ends at \(outcome.screen), not \(wanted)")
    case .page(let number, let count):
      guard let page = outcome.page else { return .fails("no page is indicated") }
      let text = "page \(page.number) of \(page.count)"
      return page == (number, count) ? .holds(text) : .fails("\(text), not \(number) of \(count)")
    case .says(let wanted):
      let answer = all(wanted, "says", "does not say", isSaid)
      guard case .fails(let evidence) = answer, let text = wanted.first(where: { !isSaid($0) }),
        let similar = similar(to: text)
      else { return answer }
      return .fails("\(evidence), but “\(similar)”")
    case .neverSays(let words):
      return all(words, "does not say", "says") { word in !outcome.texts.contains { $0.localizedCaseContains(word) } }
    case .offered(let names): return all(names, "offers", "does not offer", isOffered)
    case .notOffered(let names): return all(names, "does not offer", "offers") { !isOffered($0) }
    case .prompted(let names): return all(names, "asked for", "did not ask for") { happened(.prompt, $0) }
    case .notPrompted(let names): return all(names, "did not ask for", "asked for") { !happened(.prompt, $0) }
    case .opens(let names): return all(names, "opened", "did not open") { happened(.opens, $0) }
    case .haptics(let wanted):
      let felt = outcome.effects.filter { $0.kind == .haptic }.map(\.name)
      return felt == wanted
        ? .holds("haptics \(list(felt))") : .fails("haptics \(list(felt)), \(list(wanted)) demanded")
    case .stored(let wanted): return stored(wanted)
    case .events(let wanted): return events(wanted)
    default: return .undecided("a walk can't tell that")
    }
  }

  private func all(_ items: [String], _ holds: String, _ fails: String, _ test: (String) -> Bool) -> DemandCheck.Answer
  {
    let missing = items.filter { !test($0) }
    return missing.isEmpty ? .holds("\(holds) \(list(items))") : .fails("\(fails) \(list(missing))")
  }

  private func isSaid(_ text: String) -> Bool { outcome.texts.contains { $0.contains(text) } }

  /// A text that begins the same, for at least half of the demanded one.
  private func similar(to text: String) -> String? {
    let found = outcome.texts.map { (text: $0, common: $0.commonPrefix(with: text).count) }
      .max { $0.common < $1.common }
    return found.flatMap { $0.common * 2 >= text.count ? $0.text : nil }
  }

  private func list(_ items: [String]) -> String {
    items.isEmpty ? "none" : items.map { "“\($0)”" }.joined(separator: ", ")
  }

  private func isOffered(_ name: String) -> Bool { outcome.offered.contains { $0 == name } }

  private func happened(_ kind: FlowGraph.Effect.Kind, _ name: String) -> Bool {
    outcome.effects.contains { $0.kind == kind && ($0.name == name || $0.value == name) }
  }

  /// A flag never stored counts as false.
  private func stored(_ wanted: [String: Demand.Value]) -> DemandCheck.Answer {
    var held: [String] = []
    for (key, value) in wanted.sorted(by: { $0.key < $1.key }) {
      let found = outcome.stored[key]
      let fits: Bool =
        switch value {
        case .any: found != nil
        case .bool(let bool): (found ?? "false") == String(bool)
        case .number(let number): found.flatMap(Double.init) == number
        case .text(let text): found == text
        }
      guard fits else { return .fails("\(key) is \(found ?? "not stored"), \(value.text) demanded") }
      held.append("\(key) is \(found ?? "not stored")")
    }
    return .holds(held.joined(separator: ", "))
  }

  /// Demanded events occur in this order; properties that are not named may have any value. An empty list: no event.
  private func events(_ wanted: [Demand.Event]) -> DemandCheck.Answer {
    let sent = outcome.effects.filter { $0.kind == .event }
    if wanted.isEmpty { return sent.isEmpty ? .holds("no event") : .fails("sent \(list(sent.map(\.name)))") }
    var rest = sent[...]
    for event in wanted {
      guard let index = rest.firstIndex(where: { matches($0, event) }) else {
        return .fails(
          "no event \(event.name)\(event.properties.isEmpty ? "" : " with \(event.described)") among \(list(sent.map(\.name)))"
        )
      }
      rest = rest[(index + 1)...]
    }
    return .holds("sent \(list(wanted.map(\.name)))")
  }

  private func matches(_ effect: FlowGraph.Effect, _ event: Demand.Event) -> Bool {
    guard effect.name == event.name else { return false }
    let properties: [FlowGraph.Effect.Property] =
      if case .properties(let known)? = effect.detail { known } else { [] }
    return event.properties.allSatisfy { key, wanted in
      guard let found = properties.last(where: { $0.key == key })?.value else { return false }
      switch wanted {
      case .any: return true
      case .number(let number): return Double(found) == number
      case .bool(let bool): return found == String(bool)
      case .text(let text): return found == text
      }
    }
  }
}

extension Demand.Event {
  var described: String {
    properties.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.text)" }.joined(separator: ", ")
  }
}

extension Demand.Value {
  var text: String {
    switch self {
    case .any: "any"
    case .text(let text): text
    case .number(let number): number.shortText
    case .bool(let bool): String(bool)
    }
  }
}

extension String {
  func localizedCaseContains(_ word: String) -> Bool {
    range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }
}
