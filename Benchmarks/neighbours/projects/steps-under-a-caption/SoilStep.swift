import SwiftUI

struct SoilStep: View {
  let next: () -> Void

  var body: some View {
    VStack(spacing: 30) {
      Text("Is the soil heavy or light?")
      Button("Heavy") { next() }
    }
    .foregroundStyle(.primary)
  }
}
