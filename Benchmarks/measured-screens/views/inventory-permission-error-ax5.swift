import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    ErrorStatesSnapshotTests().createPermissionErrorView()
      .environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
  }
}
