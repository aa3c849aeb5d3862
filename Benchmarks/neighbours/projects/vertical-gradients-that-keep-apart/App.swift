import SwiftUI

private let ink = Gradient(colors: [Color(red: 0, green: 0, blue: 0.1), Color(red: 0.3, green: 0.3, blue: 0.35)])
private let sky = Gradient(colors: [Color(red: 0.55, green: 0.55, blue: 0.55), .white])

struct Poster: View {
  var body: some View {
    VStack(spacing: 60) {
      Text("Evening concert on the hill")
        .foregroundStyle(.linearGradient(ink, startPoint: .top, endPoint: .bottom))
        .background { Rectangle().fill(.linearGradient(sky, startPoint: .top, endPoint: .bottom)) }

      Text("Morning market by the old gate").foregroundStyle(.linearGradient(stripes, startPoint: .leading, endPoint: .trailing))
        .background(.linearGradient(stripes, startPoint: .trailing, endPoint: .leading))
    }
  }
  private var stripes: Gradient {
    Gradient(colors: [Color(white: 0.1), Color(white: 0.9)])
  }
}
#Preview { Poster() }
