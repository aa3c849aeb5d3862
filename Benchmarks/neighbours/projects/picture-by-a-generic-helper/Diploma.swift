import SwiftUI

struct Diploma: View {
  let name: String

  var body: some View {
    VStack(spacing: 60) {
      Text("Diploma").font(.system(size: 96, weight: .bold))
      Text(verbatim: name).font(.system(size: 48))
    }
    .frame(width: 1200, height: 850)
    .background(.white)
  }
}

#Preview(traits: .fixedLayout(width: 1200, height: 850)) { Diploma(name: "Ada") }
