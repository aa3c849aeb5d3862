import Rules
import Testing

@testable import AuditPipeline

/// Which criteria can apply to an app is read from the names in its code.
struct AppFeaturesTests {
  @Test(
    arguments: [
      ("import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }", [], []),
      ("import AVKit", [AppFeature.media], []),
      ("TextField(\"\", text: $a)", [.fields], []),
      ("try await Task.sleep(for: .seconds(1))", [.timing], []),
      ("x.gesture(DragGesture())", [.gestures], []),
      ("@testable import struct Lottie.Player", [.repetition], ["Lottie"]),
      ("let imported = 1 // sleeping", [], []),
    ] as [(String, Set<AppFeature>, [String])])
  func namesTell(_ text: String, _ used: Set<AppFeature>, _ unread: [String]) {
    let features = AppFeatures(sources: [("A.swift", text)])
    #expect(features.used == used)
    #expect(features.unreadModules == unread)
  }
}
