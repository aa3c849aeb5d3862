import SwiftUI

struct Checkout: View {
  var body: some View {
    VStack(spacing: 20) {
      Kit.Button(title: "Buy the ticket") { print("bought") }
      Button("Not today") { print("left") }
    }
  }
}

#Preview { Checkout() }
