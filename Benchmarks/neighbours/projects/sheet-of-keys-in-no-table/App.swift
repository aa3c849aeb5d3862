import SwiftUI

@main struct DairyApp: App { var body: some Scene { WindowGroup { Dairy() } } }

struct Dairy: View {
  @State private var sets = false
  var body: some View {
    VStack(spacing: 30) {
      Text("Fresh milk is here")
      Button("Open the settings") { sets = true }.foregroundStyle(.primary)
    }
    .sheet(isPresented: $sets) { DairySettings() }
  }
}
