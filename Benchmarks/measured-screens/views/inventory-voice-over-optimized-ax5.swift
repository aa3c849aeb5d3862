import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    AccessibilitySnapshotTests().createVoiceOverOptimizedView()
      .environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
  }
}
