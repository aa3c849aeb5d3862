import SightlineModel
import SwiftInterpreter

/// Ticks that a menu's items draw themselves, and those that a comparison shows in what is tapped.
struct ShownStateReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  private static let menus: Set<String> = ["Menu", "contextMenu", "toolbarTitleMenu"]

  var behaviours: [WrittenBehaviour] { ticks + tickedLabels + comparedTicks }

  // MARK: Ticks

  private var ticks: [WrittenBehaviour] {
    file.calls.filter { $0.name == "Button" && $0.base == nil }.compactMap { call in
      let offset = call.extent.lowerBound
      guard file.calls(around: offset).contains(where: { Self.menus.contains($0.name) }),
        !isTraited(around: call.extent),
        let tick = conditionalTick(in: call)
      else { return nil }
      var behaviour = WrittenBehaviour(.menuTick, call.location)
      behaviour.parts = [tick.location]
      return behaviour
    }
  }

  /// `if mode == chosen { Label(mode.name, systemImage: "checkmark") } else { Button(mode.name) { … } }` in a menu: the one that is
  /// chosen is a text that cannot be used.
  private var tickedLabels: [WrittenBehaviour] {
    file.calls.compactMap { label in
      let offset = label.extent.lowerBound
      guard label.name == "Label", label.base == nil, Self.isTick(file.slice(label.extent)),
        let inner = file.calls(around: offset).first(where: { !["ForEach", "Group", "Section"].contains($0.name) }),
        Self.menus.contains(inner.name), !isTraited(around: label.extent),
        let branch = file.outline.conditions.filter({ $0.bodies.contains { $0.contains(offset) } })
          .max(by: { $0.condition.lowerBound < $1.condition.lowerBound }),
        inner.extent.contains(branch.condition.lowerBound),
        branch.bodies.contains(where: { body in
          !body.contains(offset) && file.calls(in: body).contains { $0.name == "Button" }
        })
      else { return nil }
      return WrittenBehaviour(.menuTick, label.location)
    }
  }

  /// A picture of a tick that a condition brings up, or chooses.
  private func conditionalTick(in button: SourceOutline.Call) -> SourceOutline.Call? {
    file.calls(in: button.extent).first { call in
      guard ["Image", "Label", "Button"].contains(call.name), call.base == nil else { return false }
      let pictures = call.arguments.filter { !call.closures.contains($0.extent) && Self.isTick(file.slice($0.extent)) }
      guard let picture = pictures.first else { return false }
      return file.slice(picture.extent).contains(" ? ")
        || file.outline.conditions.contains { condition in
          button.extent.contains(condition.condition.lowerBound)
            && condition.bodies.contains { $0.contains(call.extent.lowerBound) }
        }
    }
  }

  /// `if option == chosen { Image(systemName: "checkmark") }` in what is tapped, outside of menus.
  private var comparedTicks: [WrittenBehaviour] {
    var seen: Set<Int> = []
    return file.calls.filter { $0.name == "Image" && $0.base == nil }.compactMap { image in
      let offset = image.extent.lowerBound
      guard Self.isTick(file.slice(image.extent)), isCompared(image),
        let control = control(around: offset), !control.isOfMenu, seen.insert(control.extent.lowerBound).inserted,
        !isTraited(around: control.extent), !isTraited(around: image.extent),
        !file.calls.contains(where: {
          BehaviourSources.traits.contains($0.name) && control.extent.contains($0.nameOffset)
        })
      else { return nil }
      var behaviour = WrittenBehaviour(.tick, control.location)
      behaviour.parts = [image.location]
      return behaviour
    }
  }

  /// The symbol by its name, or by a constant that is called after it.
  private static func isTick(_ words: String) -> Bool { words.contains("\"checkmark") || words.contains(".checkmark") }

  /// Names a symbol that leads on: an arrow until the last step, a tick on it.
  private static func isOtherSign(_ words: String) -> Bool { leading.contains { words.contains("\"\($0)") } }
  private static let leading = ["arrow", "chevron", "return", "forward", "backward", "play"]

  /// A branch whose only view it is, an opacity, or its own name asks whether two things are equal.
  private func isCompared(_ image: SourceOutline.Call) -> Bool {
    func compares(_ range: Range<Int>) -> Bool {
      let words = file.slice(range)
      return words.contains(" == ") || words.contains(".contains(")
    }
    let offset = image.extent.lowerBound
    let branch = file.outline.conditions.filter { $0.bodies.contains { $0.contains(offset) } }
      .max { $0.condition.lowerBound < $1.condition.lowerBound }
    if let branch, compares(branch.condition), let body = branch.bodies.first(where: { $0.contains(offset) }),
      // Beside words the tick is not all that says it.
      !file.calls.contains(where: { ["Text", "Label"].contains($0.name) && body.contains($0.nameOffset) }),
      branch.bodies.allSatisfy({
        $0 == body || !file.slice($0).contains("Text(") && !Self.isOtherSign(file.slice($0))
      })
    {
      return true
    }
    let fading = file.calls.filter { $0.name == "opacity" && $0.base?.contains(offset) == true }
      .min { $0.extent.count < $1.extent.count }
    if let fading, fading.base.map({ file.slice($0).count { $0 == "(" } <= Self.mostCallsOfOne }) == true,
      let argument = fading.arguments.first?.extent, compares(argument)
    {
      return true
    }
    return image.arguments.contains {
      let words = file.slice($0.extent)
      return compares($0.extent) && words.contains(" ? ") && !Self.isOtherSign(words)
    }
  }

  /// Of an image with its modifiers; what holds more is more than the tick.
  private static let mostCallsOfOne = 5

  /// A stack or two may stand between a button and what it shows.
  private static let nearestCalls = 3

  /// The button, or what a tap is put on, around a place.
  private func control(around offset: Int) -> (extent: Range<Int>, location: SourceLocation, isOfMenu: Bool)? {
    let around = file.calls(around: offset)
    let isOfMenu = around.contains { Self.menus.contains($0.name) }
    if let button = around.first(where: { $0.name == "Button" && $0.base == nil }) {
      return (button.extent, button.location, isOfMenu)
    }
    let tapped = file.calls.filter { $0.name == "onTapGesture" && $0.base?.contains(offset) == true }
      .min { $0.extent.count < $1.extent.count }
    if let tapped, let base = tapped.base { return (base, tapped.location, isOfMenu) }
    return isRow(offset) ? (offset..<offset + 1, file.outline.location(utf8Offset: offset), isOfMenu) : nil
  }

  /// The view is what a button elsewhere shows: `Button { … } label: { Row(item: item) }`.
  private func isRow(_ offset: Int) -> Bool {
    guard let type = file.type(around: offset).map(BehaviourFile.last) else { return false }
    return sources.files(naming: type + "(").contains { other in
      other.calls.contains { use in
        use.name == type && use.base == nil
          && other.calls(around: use.extent.lowerBound).prefix(Self.nearestCalls).contains {
            $0.name == "Button" && $0.base == nil
          }
          && !other.calls.contains {
            BehaviourSources.traits.contains($0.name) && $0.base?.contains(use.extent.lowerBound) == true
          }
      }
    }
  }

  private func isTraited(around extent: Range<Int>) -> Bool {
    file.calls.contains { call in
      BehaviourSources.traits.contains(call.name)
        && call.base.map { $0.lowerBound <= extent.lowerBound && $0.upperBound >= extent.upperBound } == true
    }
  }
}
