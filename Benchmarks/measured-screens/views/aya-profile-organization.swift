import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    ProfileCard(
      title: "AYA Foundation",
      description: "Building open-source tools for community empowerment and education.",
      imageUrl: nil,
      kind: "organization",
      points: 1250
    )
    .environment(\.locale, Locale(identifier: "en_US"))
    .frame(width: 350)
  }
}
