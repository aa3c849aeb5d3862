import SwiftUI

struct Letters: View {
  var body: some View {
    VStack(spacing: 0) {
      VStack {
        Text("Letters to the lighthouse").accessibilityAddTraits(.isHeader)
        Text("Kept in a tin box")
      }
      .frame(maxWidth: .infinity)
      .padding(.vertical, 8)
      .background(Color.white)
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 12) {
          Text("The bread was good.")
          Text("Send more oil.")
        }
      }
    }
  }
}
#Preview { Letters() }
