import Rules
import SightlineModel
import SwiftUIReader
import Testing

@testable import AuditPipeline

/// Animations that no audited state shows are named, not passed over.
struct AnimationSitesTests {
  private static func written(_ line: Int, _ movement: WrittenAnimation.Movement) -> WrittenAnimation {
    WrittenAnimation(
      api: "withAnimation", location: SourceLocation(file: "A.swift", line: line, column: 1), movement: movement)
  }

  @Test func whatWasSeenOrAsksIsLeftOut() {
    let seen: Set = [
      SourceLocation(file: "A.swift", line: 3, column: 1), SourceLocation(file: "B.swift", line: 7, column: 1),
    ]
    let written = [
      Self.written(4, .known(["scale"])), Self.written(7, .unknown), Self.written(9, .gated),
      Self.written(12, .known([])), Self.written(14, .known(["scale"])),
    ]
    let unseen = AnimationSites.unseen(written, seen: seen)
    #expect(unseen.map(\.location.line) == [7, 12, 14])
    #expect(unseen.map(\.moved) == [nil, [], ["scale"]])
  }
}
