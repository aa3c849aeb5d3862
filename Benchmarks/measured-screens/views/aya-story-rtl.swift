import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    StoryCard(
      title: "كيفية تقليل تأخير البلوتوث",
      summary: "ستهدف هذه المدونة إلى تقليل تأخير صوت البلوتوث من خلال تحديد برامج الترميز",
      authorName: "أحمد محمد",
      kind: "مقال"
    )
    .environment(\.layoutDirection, .rightToLeft)
    .environment(\.locale, Locale(identifier: "en_US"))
  }
}
