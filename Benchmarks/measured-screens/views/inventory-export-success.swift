import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    SuccessView(
        icon: "square.and.arrow.up",
        title: "Export Successful",
        message: "Your inventory has been exported to CSV format",
        primaryAction: "Share",
        secondaryAction: "Done"
    )
  }
}
