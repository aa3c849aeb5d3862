import SwiftUI

struct StorageCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Delete recordings that you no longer need, or take a larger plan in the settings.")
        .lineLimit(2)
        .padding()
        .background(Color(white: 0.95), in: .rect(cornerRadius: 12))
    }
    .padding()
  }
}
#Preview { StorageCard() }
