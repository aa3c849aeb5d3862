import SwiftUI

struct ReviewCard: View {
  @State private var isExpanded = true
  var most = Int.max
  private let tags = ["Quiet", "Central", "Garden"]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text("We stayed three nights and were woken by the bells only once, on Sunday.")
          .lineLimit(isExpanded ? Int.max : 2)
        ForEach(tags.prefix(most), id: \.self) { tag in
          Text(verbatim: tag)
        }
        Text("Written in March")
          .lineLimit(1...)
          .frame(maxWidth: .greatestFiniteMagnitude, alignment: .leading)
          .layoutPriority(.greatestFiniteMagnitude)
          .zIndex(.infinity)
      }
      .padding()
    }
  }
}

#Preview { ReviewCard() }
