import SwiftUI

struct HarvestTag: View {
  var body: some View {
    Text("Ripe in August")
      .foregroundStyle(Color(red: 0.45, green: 0.36, blue: 0))
      .padding(8)
  }
}

#Preview("On a photo") {
  ZStack {
    Color(white: 0.5).ignoresSafeArea()
    HarvestTag()
  }
}
