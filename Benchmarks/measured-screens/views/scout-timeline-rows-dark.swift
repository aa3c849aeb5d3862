import SwiftUI

struct MeasuredScreen: View {
  let now = Date()
  var items: [TimelineItem] {
    ["setup", "ip_lookup", "search"].enumerated().map { index, name in
      TimelineItem(
        id: name, name: name, date: now.addingTimeInterval([-210, -150, -30][index]),
        active: [.install, .launch, .session],
        installID: UUID(uuidString: "00000000-0000-0000-0000-000000000001"),
        launchID: UUID(uuidString: "00000000-0000-0000-0000-000000000002"),
        sessionID: UUID(uuidString: "00000000-0000-0000-0000-000000000003"))
    }
  }
  var body: some View {
    VStack(spacing: 0) {
      ForEach(Array(items.enumerated()), id: \.element) { index, _ in
        TimelineRow(items: items, index: index, timeline: now, highlighted: index == 1)
      }
    }
  }
}
