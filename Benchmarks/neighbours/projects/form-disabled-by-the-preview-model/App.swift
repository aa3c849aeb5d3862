import SwiftUI

struct BasketLine: Identifiable { let id: Int; let name: String }

@Observable final class Basket {
  let lines: [BasketLine]
  init(lines: [BasketLine]) { self.lines = lines }
}

struct PayBar: View {
  @Environment(Basket.self) private var basket

  var body: some View {
    VStack(spacing: 12) {
      Button(action: pay) {
        Text("Pagar ahora")
          .foregroundStyle(.white)
          .padding()
          .background(Color(red: 1, green: 0.85, blue: 0.4), in: .capsule)
      }
      .disabled(basket.lines.isEmpty)

      Button(action: pay) {
        Text("Pagar a plazos")
          .foregroundStyle(.white)
          .padding()
          .background(Color(red: 0.8, green: 0.9, blue: 0.9), in: .capsule)
      }
      .disabled(true)
    }
    .buttonStyle(.plain)
  }

  private func pay() { print(basket.lines.count) }
}

#Preview { PayBar().environment(Basket(lines: [])) }
