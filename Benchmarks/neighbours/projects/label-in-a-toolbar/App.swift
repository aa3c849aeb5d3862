import SwiftUI

struct Route: View {
  @State private var stops = ["Harbour", "Mill"]
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    NavigationStack {
      List(stops, id: \.self, rowContent: Text.init)
        .navigationTitle("Route")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") { dismiss() }
          }
          ToolbarItem(placement: .topBarLeading) {
            Button { stops.append("Lock") } label: { Label("Append a stop", systemImage: "plus") }
          }
          ToolbarItem(placement: .bottomBar) {
            Button("Turn around", systemImage: "arrow.uturn.down") { stops.reverse() }
          }
        }
    }
  }
}
#Preview { Route() }
