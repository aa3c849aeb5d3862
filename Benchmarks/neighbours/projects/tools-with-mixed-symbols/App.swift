import SwiftUI

enum Tool: String, CaseIterable, Identifiable {
  case hammer, paint, measure
  var id: Self { self }
  var title: LocalizedStringKey {
    switch self { case .hammer: "Hammer"; case .paint: "Paint"; case .measure: "Measure" }
  }
  var symbol: String {
    switch self { case .hammer: "hammer"; case .paint: "drop.fill"; case .measure: "ruler" }
  }
}

struct Toolbox: View {
  @State private var open: Tool?
  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))], spacing: 24) {
      ForEach(Tool.allCases) { tool in
        Button { open = tool } label: {
          Label(tool.title, systemImage: tool.symbol).frame(maxWidth: .infinity, minHeight: 64)
        }
        .buttonStyle(.plain)
      }
    }
    .sheet(item: $open) { tool in Text(tool.title).presentationDetents([.medium]) }
  }
}
#Preview { Toolbox() }
