import SwiftUI

struct Almanac: View {
  var body: some View {
    VStack(spacing: Palette.Space.wide) {
      Text("Sunrise at six").foregroundStyle(Palette.Color.ink)

      Divider()

      Text("Sunset at nine").foregroundStyle(Palette.Color.mist)

      Divider()

      Text("Noon").foregroundStyle(Palette.Color.shade(of: 0.7))
    }
  }
}

#Preview { Almanac() }
