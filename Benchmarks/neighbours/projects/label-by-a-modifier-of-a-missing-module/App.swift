import SwiftUI
import VoiceKit

struct LiftPanel: View {
  var body: some View {
    VStack {
      Button { } label: { Image(systemName: "chevron.up").frame(width: 60, height: 60) }
        .voiceKitLabel(.init(key: "lift.up", table: "Lift"))

      Text("Ground floor")
        .padding(40)

      Button { } label: { Image(systemName: "bell").frame(width: 60, height: 60) }
    }
    .tint(.primary)
  }
}

#Preview { LiftPanel() }
