import SwiftUI

struct NightToDay: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding(.vertical, 12)
      .frame(maxWidth: .infinity)
      .background(
        LinearGradient(
          stops: [
            .init(color: .black, location: 0), .init(color: .black, location: 0.6),
            .init(color: .white, location: 0.75), .init(color: .white, location: 1),
          ], startPoint: .leading, endPoint: .trailing))
  }
}

struct Banner: View {
  var body: some View {
    VStack(spacing: 40) {
      HStack {
        Text("Up").foregroundStyle(.white)
        Spacer()
      }
      .modifier(NightToDay())

      HStack {
        Spacer()
        Text("Go").foregroundStyle(.white)
      }
      .modifier(NightToDay())
    }
    .frame(width: 320)
  }
}
#Preview { Banner() }
