import SwiftUI

struct Diary: View {
  var body: some View {
    ZStack(alignment: .top) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 12) {
          Text("Rain since the morning.")
          Text("The ferry did not come.")
          Text("We mended the nets.")
        }
        .padding(.top, 80)
      }
      VStack {
        Text("Diary of the lighthouse").accessibilityAddTraits(.isHeader)
        Text("Written by its keepers")
      }
      .frame(maxWidth: .infinity)
      .padding(.vertical, 8)
      .background(Color.white)
    }
  }
}
#Preview { Diary() }
