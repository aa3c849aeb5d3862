import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    ZStack {
      Color(.systemBackground)
        .ignoresSafeArea()
      NavigationStack {
        NotificationDebugView()
        .navigationTitle("")
      }
        .environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
    }
    .background(Color(.systemBackground))
  }
}
