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
    }
    .background(Color(.systemBackground))
  }
}
