import SwiftUI

@main struct ArchiveApp: App {
  var body: some Scene { WindowGroup { ArchiveView() } }
}

struct ArchiveView: View {
  @State private var showsFilters = false
  @State private var showsLegend = false

  var body: some View {
    ScrollView {
      DisclosureGroup(isExpanded: $showsFilters) {
        DisclosureGroup("Advanced") {
          Button("Explain the signs") { showsLegend = true }
            .foregroundStyle(.primary)
        }
      } label: {
        Text("Filters")
      }
      .padding()
    }
    .sheet(isPresented: $showsLegend) { Legend() }
  }
}
