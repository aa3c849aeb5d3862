import SightlineModel
import SwiftInterpreter

/// What has a name for VoiceOver that the source gives it, or is hidden from it: what the modifiers that say so stand on.
struct NamedParts {
  private let ranges: [Range<Int>]

  init(_ file: BehaviourFile) {
    ranges = file.calls.compactMap { call in
      let isNaming =
        Self.names.contains(call.name)
        || call.name == "accessibilityElement" && !file.slice(call.extent).contains(".contain)")
      return isNaming ? call.base : nil
    }
  }

  static let names: Set<String> = ["accessibilityLabel", "accessibilityHidden", "accessibilityRepresentation"]

  func holds(_ offset: Int) -> Bool { ranges.contains { $0.contains(offset) } }
}
