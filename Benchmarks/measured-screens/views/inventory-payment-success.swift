import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    SuccessView(
        icon: "creditcard.fill",
        title: "Payment Successful",
        message: "Thank you for upgrading to Premium!",
        primaryAction: "Get Started",
        secondaryAction: "View Receipt"
    )
  }
}
