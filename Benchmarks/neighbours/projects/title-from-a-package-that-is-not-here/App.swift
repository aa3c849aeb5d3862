import GeneratedStrings
import SwiftUI

struct MessageBar: View {
  @State private var isMuted = false

  var body: some View {
    VStack(spacing: 24) {
      Button(L10n.Message.reply, systemImage: "arrowshape.turn.up.left") { }
        .labelStyle(.iconOnly)
      Toggle(L10n.Message.mute, isOn: $isMuted)
        .labelsHidden()
      Image("portrait")
        .accessibilityLabel(Text(L10n.Message.portrait))
      Image(systemName: "paperclip")
        .accessibility(label: Text(verbatim: L10n.Message.attachment(3)))

      Spacer()

      Button { } label: {
        Image(systemName: "trash").frame(width: 48, height: 48)
      }
      .tint(.primary)
    }
  }
}

#Preview { MessageBar() }
