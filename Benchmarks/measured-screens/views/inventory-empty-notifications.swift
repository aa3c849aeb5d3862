import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    EmptyStateView(
        icon: "bell.slash",
        title: "No Notifications",
        message: "You're all caught up!"
    )
  }
}
