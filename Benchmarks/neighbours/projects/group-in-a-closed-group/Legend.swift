import SwiftUI

struct Legend: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 40) {
      Button { } label: { Image(systemName: "printer").frame(width: 48, height: 48) }

      Text("A star marks a letter by hand.")

      Button { dismiss() } label: { Image(systemName: "xmark").frame(width: 48, height: 48) }
        .accessibilityLabel("Close")
    }
    .tint(.primary)
  }
}
