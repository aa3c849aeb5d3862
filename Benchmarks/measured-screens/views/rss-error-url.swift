import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    ZStack {
      Color(.systemBackground)
        .ignoresSafeArea()
      ErrorStateView(error: AppError.invalidURL, retryAction: {})
    }
    .background(Color(.systemBackground))
  }
}
