import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    EmptyStateView(
        icon: "tray",
        title: "No Items",
        message: "Start by adding your first item"
    )
  }
}
