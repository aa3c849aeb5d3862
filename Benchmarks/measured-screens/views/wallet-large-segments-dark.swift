import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    VStack(spacing: Spacing.baseline) {
      LargeSegmentedControl_Previews.previews
    }
    .frame(width: 320)
    .fixedSize()
  }
}
