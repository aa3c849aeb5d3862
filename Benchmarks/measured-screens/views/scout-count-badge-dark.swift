import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      CountBadge(count: 3)
      CountBadge(count: 128, color: .orange)
      CountBadge(count: 42, prefix: "+", color: .green)
      CountBadge(count: 9218, prefix: "×", color: .blue)
    }
    .padding()
  }
}
