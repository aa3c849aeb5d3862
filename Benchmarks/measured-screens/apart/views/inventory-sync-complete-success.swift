import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    SuccessView(
        icon: "arrow.triangle.2.circlepath",
        title: "Sync Complete",
        message: "All changes have been synchronized across devices",
        primaryAction: "Continue",
        secondaryAction: nil
    )
  }
}
