import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    ErrorStatesSnapshotTests().createNetworkErrorView()
      .environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
  }
}
