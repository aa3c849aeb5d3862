import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    ActivityCard(
      title: "ورشة عمل البرمجة",
      summary: "تعلم أساسيات البرمجة مع المحترفين",
      activityKind: "ورشة عمل",
      timeStart: "2026-03-15T10:00:00Z"
    )
    .environment(\.layoutDirection, .rightToLeft)
    .environment(\.locale, Locale(identifier: "en_US"))
  }
}
