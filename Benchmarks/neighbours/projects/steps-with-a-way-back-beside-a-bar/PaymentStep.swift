import SwiftUI

struct PaymentStep: View {
  let next: () -> Void
  let back: () -> Void

  var body: some View {
    VStack(spacing: 30) {
      Text("You pay when it comes")
      Button("Place the order") { next() }
      Button("Back to the address") { back() }
    }
    .foregroundStyle(.primary)
  }
}
