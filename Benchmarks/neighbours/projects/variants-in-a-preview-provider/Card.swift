import SwiftUI

struct ParcelCard: View {
  var isLate = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(isLate ? "The parcel is late and comes on Thursday between noon and four."
                  : "The parcel comes tomorrow between eight and noon.")
      Button("Follow") { }.foregroundStyle(.primary).frame(minHeight: 44)
    }
  }
}

struct ParcelCard_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: 30) {
      ForEach(0..<3, id: \.self) { ParcelCard(isLate: $0 == 0) }
      ParcelCard()
      ParcelCard(isLate: true)
    }
    .previewDisplayName("All variants")
  }
}
