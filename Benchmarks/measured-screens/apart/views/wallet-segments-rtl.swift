import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    VStack(spacing: Spacing.baseline) {
      PrimarySegmentedControl_Previews.previews
    }
    .environment(\.layoutDirection, .rightToLeft)
    .fixedSize()
  }
}
