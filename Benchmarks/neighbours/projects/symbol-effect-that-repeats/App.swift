import SwiftUI

struct Bell: View {
  @State private var isThere = false
  var body: some View {
    HStack {
      Image(systemName: "bell.fill")
        .symbolEffect(.bounce, options: .repeating, value: isThere)
        .accessibilityHidden(true)
      Text("Somebody is at the gate. Read the note they left.")
    }
    .task { isThere = true }
  }
}

struct Letterbox: View {
  @State private var isThere = false
  var body: some View {
    HStack {
      Image(systemName: "envelope.fill")
        .symbolEffect(.bounce, options: .repeat(2), value: isThere)
        .accessibilityHidden(true)
      Text("A letter came for you this morning.")
    }
    .task { isThere = true }
  }
}

#Preview { Bell() }
#Preview { Letterbox() }
