import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    ZStack {
      Color(.systemBackground)
        .ignoresSafeArea()
      ErrorStateView(error: AppError.networkError, retryAction: {})
    }
    .background(Color(.systemBackground))
  }
}
