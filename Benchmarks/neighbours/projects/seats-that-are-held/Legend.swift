import SwiftUI

struct Legend: View {
  private let rows: [(LocalizedStringKey, LocalizedStringKey)] = [
    ("Front", "Close to the singers"), ("Middle", "Best for the sound"), ("Balcony", "Best for the view"),
  ]
  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      ForEach(rows.indices, id: \.self) { index in
        HStack {
          Text(rows[index].0)
          Text(rows[index].1)
        }
      }
    }
  }
}
#Preview { Legend() }
