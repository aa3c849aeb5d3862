import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    // The test shows the view without a navigation container: its title is not drawn.
    BasicAccessibilityDemo()
      .navigationBarHidden(true)
  }
}
