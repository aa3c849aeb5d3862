import SwiftUI

struct Checkout: View {
  @State private var page = 0

  var body: some View {
    VStack {
      switch page {
      case 0:
        BasketStep { page = 1 }
      case 1:
        AddressStep(next: { page = 2 }, back: { page = 0 })
      default:
        PaymentStep(next: { }, back: { page = 1 })
      }
    }
    .safeAreaInset(edge: .top) {
      ProgressView(value: Double(page + 1), total: 3) { Text("Progress of the order") }
        .padding()
    }
  }
}

@main struct OrderApp: App { var body: some Scene { WindowGroup { Checkout() } } }
