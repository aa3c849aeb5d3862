import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    ZStack {
      Color(.systemBackground)
        .ignoresSafeArea()
      EmptyStateView(
        title: "No Items",
        systemImage: "tray",
        description: "Add items to get started"
      )
    }
    .background(Color(.systemBackground))
  }
}
