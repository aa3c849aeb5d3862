import SwiftUI

struct WaterList: View {
  @State private var isOpen = false

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Wells") { Text("Three wells") }
          .accessibilityHint("Tap to open the list of wells")

        Section("Reports") {
          NavigationLink("Quality") { Text("All is well") }
            .accessibilityHint("Shows the tap water report")
        }

        Section("Notes") {
          Button(isOpen ? "Fold" : "Unfold") { isOpen.toggle() }
            .foregroundStyle(.primary)
            .accessibilityHint(isOpen ? "Double-tap to fold the notes" : "Double-tap to unfold the notes")
        }
      }
      .navigationTitle("Water")
    }
  }
}

#Preview { WaterList() }
