import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    ActivityCard(
      title: "Swift Workshop: Building Apps",
      summary: "Learn how to build modern Swift apps",
      imageUrl: nil,
      activityKind: "workshop",
      timeStart: "2025-03-15T14:00:00Z",
      timeEnd: "2025-03-15T16:00:00Z"
    )
    .environment(\.locale, Locale(identifier: "en_US"))
    .frame(width: 350)
  }
}
