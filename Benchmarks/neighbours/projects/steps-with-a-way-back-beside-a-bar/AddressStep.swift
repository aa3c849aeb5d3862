import SwiftUI

struct AddressStep: View {
  let next: () -> Void
  let back: () -> Void

  var body: some View {
    VStack(spacing: 30) {
      Text("Twelve Mill Lane")
      Button("To the payment") { next() }
      Button("Back to the basket") { back() }
    }
    .foregroundStyle(.primary)
  }
}
