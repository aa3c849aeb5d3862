import SwiftUI

struct GlazeCover: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Celadon and ash")
      Button("Done with glazes") { dismiss() }
    }
    .foregroundStyle(.primary)
  }
}
