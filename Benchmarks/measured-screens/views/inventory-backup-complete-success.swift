import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    SuccessView(
        icon: "icloud.and.arrow.up",
        title: "Backup Complete",
        message: "All data has been successfully backed up to iCloud",
        primaryAction: "Done",
        secondaryAction: "View Details"
    )
  }
}
