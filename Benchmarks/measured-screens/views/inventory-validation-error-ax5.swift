import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    ErrorStatesSnapshotTests().createValidationErrorView()
      .environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
  }
}
