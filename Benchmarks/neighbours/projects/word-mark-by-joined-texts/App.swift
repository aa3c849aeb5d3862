import SwiftUI

struct Emblem: View {
  private var mark: Text {
    Text("Heli").foregroundStyle(.orange)
      + Text("o").foregroundStyle(.yellow)
      + Text("bo").foregroundStyle(.mint)
  }

  var body: some View {
    VStack {
      mark
        .font(.system(size: 44, weight: .black, design: .rounded))
        .accessibilityLabel("Heliobo")
        .accessibilityAddTraits(.isHeader)
    }
  }
}
