import SightlineModel

/// A text that came and went by itself after something was done.
struct PassingMessage: Hashable {
  var text: String
  var seconds: Double
  var location: SourceLocation?
  /// What was posted for VoiceOver by the same action.
  var announcements: [String]
  var subject: String { "\(location?.file ?? "") \(text)" }

  /// Each once, as it was first met: in the order of the walk.
  static func all(in graph: FlowGraph?) -> [PassingMessage] {
    var seen: Set<String> = []
    return (graph?.edges ?? []).flatMap { edge in
      edge.effects.filter { $0.kind == .message }.compactMap { effect in
        let seconds: Double = if case .seconds(let seconds)? = effect.detail { seconds } else { 0 }
        let message = PassingMessage(
          text: effect.name, seconds: seconds, location: effect.location ?? edge.location,
          announcements: edge.effects.filter { $0.kind == .announcement }.map(\.name))
        return seen.insert("\(message.location?.description ?? "") \(message.text)").inserted ? message : nil
      }
    }
  }
}
