import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    ProfileCard(
      title: "أحمد محمد",
      description: "مطور برمجيات في إسطنبول",
      kind: "individual",
      points: 150
    )
    .environment(\.layoutDirection, .rightToLeft)
    .environment(\.locale, Locale(identifier: "en_US"))
  }
}
