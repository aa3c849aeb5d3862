import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    ZStack {
      Color(.systemBackground)
        .ignoresSafeArea()
      TabBarView()
        .environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
    }
    .background(Color(.systemBackground))
  }
}
