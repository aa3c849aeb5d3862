import SwiftUI

struct BasketStep: View {
  let next: () -> Void

  var body: some View {
    VStack(spacing: 30) {
      Text("Three jars of honey")
      Button("To the address") { next() }
    }
    .foregroundStyle(.primary)
  }
}
