import SwiftUI

struct ArticleMeta: View {
  private let pale = Color(red: 0.6, green: 0.85, blue: 0.75)

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("12 May") + Text(verbatim: " · ").foregroundColor(pale) + Text("4 minutes")

      Divider()

      Text("Harvest in the valley").foregroundColor(pale)
    }
    .font(.subheadline)
    .padding()
  }
}

#Preview { ArticleMeta() }
