import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    ZStack {
      Color(.systemBackground)
        .ignoresSafeArea()
      EmptyStateView(
        title: "No Items",
        systemImage: "tray",
        description: "Add items to get started",
        primaryAction: {},
        primaryActionLabel: "Add Item"
      )
    }
    .background(Color(.systemBackground))
  }
}
