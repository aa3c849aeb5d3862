import SwiftUI

struct TuneBar: View {
  var body: some View {
    VStack(spacing: 40) {
      Button("tune.add") { }
        .accessibilityHint(Text("tune.add.hint"))

      Spacer()

      Button("tune.mute") { }
        .accessibilityHint(Text("tune.mute.hint"))
    }
    .foregroundStyle(.primary)
  }
}

#Preview { TuneBar() }
