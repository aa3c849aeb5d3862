import SwiftUI

struct SoldStamp: View {
  var body: some View {
    Text("Sold out").foregroundStyle(.white)
      .padding(8)
      .background(Color(red: 0.6, green: 0.85, blue: 0.75), in: .capsule)
  }
}

#Preview("On grey") {
  SoldStamp()
    .padding(80)
    .background(Color(white: 0.2))
}
