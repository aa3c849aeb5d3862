import SwiftUI

struct NoteBar: View {
  var body: some View {
    HStack(spacing: 40) {
      Button("Add note") { }
        .buttonStyle(.borderedProminent)
        .fixedSize()
      Button("Undo") { }
        .buttonStyle(.plain)
        .fixedSize()
    }
  }
}

#Preview { NoteBar() }
