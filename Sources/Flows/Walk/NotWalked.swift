import SightlineModel

/// What a walk left out, each reason with its states in one line.
struct NotWalked {
  typealias Subject = AuditReport.NotAudited.Subject
  private enum Part: Hashable { case state, controls }
  private struct Group: Hashable {
    var part: Part
    var why: String
  }
  /// In the order in which they were met.
  private var entries: [(group: Group?, subject: Subject, why: String)] = []
  private var screens: [Group: [String: Int]] = [:]

  /// A state that was met, and not gone into.
  mutating func note(state id: String, of screen: String, why: String) {
    note(Group(part: .state, why: why), .walkedState(id), screen)
  }
  /// Controls of a state that were not all used.
  mutating func note(controlsOf id: String, of screen: String, why: String) {
    note(Group(part: .controls, why: why), .controls(ofState: id), screen)
  }
  mutating func note(_ subject: Subject, why: String) { entries.append((nil, subject, why)) }

  private mutating func note(_ group: Group, _ subject: Subject, _ screen: String) {
    if screens[group] == nil { entries.append((group, subject, group.why)) }
    screens[group, default: [:]][screen, default: 0] += 1
  }

  /// Several states of one reason are counted by their screens.
  var all: [AuditReport.NotAudited] {
    entries.map { group, subject, why in
      guard let group, let counts = screens[group], counts.values.reduce(0, +) > 1 else {
        return .init(subject, why: why)
      }
      let states = counts.keys.sorted().map { AuditReport.NotAudited.StateCount(screen: $0, states: counts[$0]!) }
      return .init(group.part == .state ? .walkedStates(states) : .controlsOfStates(states), why: why)
    }
  }
}
