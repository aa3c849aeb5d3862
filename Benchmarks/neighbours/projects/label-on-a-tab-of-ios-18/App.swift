import SwiftUI

@main struct PondApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        Tab("Pond", systemImage: "drop") { Pond() }
          .badge(3)
          .accessibilityLabel("Pond, three new frogs")
        Tab("Help", systemImage: "questionmark") { Text("Ask the ranger") }
      }
    }
  }
}

struct Pond: View {
  @State private var pump = true
  @State private var depth = 2
  var body: some View {
    NavigationStack {
      Form {
        Toggle("Pump at night", isOn: $pump)
        Picker("Depth", selection: $depth) {
          ForEach(1..<4) { Text("\($0) m").tag($0) }
        }
        Button("Feed the fish") { }.tint(.primary)
      }
      .navigationTitle("Pond")
    }
  }
}
