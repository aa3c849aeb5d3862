import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    SuccessView(
        icon: "checkmark.circle.fill",
        title: "Item Added",
        message: "Your item has been successfully added to the inventory",
        primaryAction: "View Item",
        secondaryAction: "Add Another"
    )
  }
}
