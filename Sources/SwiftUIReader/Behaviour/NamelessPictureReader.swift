import SightlineModel
import SwiftInterpreter

/// Pictures that a view of a package loads, `LazyImage(url:)`, `KFImage(url)`, which nothing names and nothing hides.
///
/// What such a view draws is not known here: the picture comes with the network. Inside a control it adds nothing to what is
/// said, and a container that is one element may name it.
struct NamelessPictureReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  private static let known: Set<String> = ["Image", "AsyncImage"]
  /// Prefixes of types that are pictures, and no views.
  private static let values = ["UI", "NS", "CG", "CI"]
  private static let controls: Set<String> = ["Button", "Menu", "NavigationLink", "Link", "Label"]
  private static let addresses = ["url", "source", "resource", "request", "path", "link", "src"]

  var behaviours: [WrittenBehaviour] {
    file.calls.compactMap { call in
      guard call.base == nil, call.name.hasSuffix("Image"), call.name.first?.isUppercase == true,
        !Self.known.contains(call.name), !Self.values.contains(where: call.name.hasPrefix), isLoading(call),
        !file.named.holds(call.nameOffset), !isNamedInside(call), !isInControl(call),
        sources.isOfScreen(call.nameOffset, in: file), sources.types(named: call.name).isEmpty,
        file.type(around: call.nameOffset).map(sources.isTraited(whereUsed:)) != true
      else { return nil }
      return WrittenBehaviour(.namelessPicture(of: call.name), call.location)
    }
  }

  private func isLoading(_ call: SourceOutline.Call) -> Bool {
    call.arguments.contains { argument in
      guard !call.closures.contains(argument.extent) else { return false }
      let words = (argument.label ?? file.slice(argument.extent)).lowercased()
      return Self.addresses.contains { words.contains($0) }
    }
  }

  private func isNamedInside(_ call: SourceOutline.Call) -> Bool {
    file.calls(in: call.extent).contains { NamedParts.names.contains($0.name) }
  }

  private func isInControl(_ call: SourceOutline.Call) -> Bool {
    file.calls(around: call.nameOffset).contains { Self.controls.contains($0.name) && $0.base == nil }
  }
}
