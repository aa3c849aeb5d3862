import SwiftUI

struct Swatch: View {
  var body: some View {
    HStack {
      Text("Red wool")
      Spacer()
      Text("Four balls are left")
    }
    .accessibilityElement(children: .combine)
  }
}
#Preview("Swatch") { Swatch() }
