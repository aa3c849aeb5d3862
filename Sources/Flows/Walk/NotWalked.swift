import SightlineModel

/// What a walk left out, each reason with its states in one line.
struct NotWalked {
  private enum Part: Hashable { case state, controls }
  private struct Group: Hashable {
    var part: Part
    var why: String
  }
  /// In the order in which they were met.
  private var entries: [(group: Group?, what: String, why: String)] = []
  private var screens: [Group: [String: Int]] = [:]

  /// A state that was met, and not gone into.
  mutating func note(state id: String, of screen: String, why: String) {
    note(Group(part: .state, why: why), "state \(id)", screen)
  }
  /// Controls of a state that were not all used.
  mutating func note(controlsOf id: String, of screen: String, why: String) {
    note(Group(part: .controls, why: why), "controls of state \(id)", screen)
  }
  mutating func note(_ what: String, why: String) { entries.append((nil, what, why)) }

  private mutating func note(_ group: Group, _ what: String, _ screen: String) {
    if screens[group] == nil { entries.append((group, what, group.why)) }
    screens[group, default: [:]][screen, default: 0] += 1
  }

  /// `52 states (30 of AppSettingsScreen, 22 of ThirdPartyScreen)`.
  var all: [AuditReport.NotAudited] {
    entries.map { group, what, why in
      guard let group, let counts = screens[group], counts.values.reduce(0, +) > 1 else {
        return .init(what: what, why: why)
      }
      let most = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      let named = most.prefix(Self.named).map { "\($0.value) of \($0.key)" }.joined(separator: ", ")
      let more = most.count > Self.named ? " and others" : ""
      let states = "\(counts.values.reduce(0, +)) states (\(named)\(more))"
      return .init(what: group.part == .state ? states : "controls of \(states)", why: why)
    }
  }
  private static let named = 4
}
