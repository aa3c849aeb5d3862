import SwiftUI

struct Stamp: View {
  let text: LocalizedStringKey
  var body: some View {
    Text(text).foregroundStyle(.black)
  }
}

#Preview {
  Stamp(text: "Sample stamp").padding().background(Color(white: 0.15))
}
