import SwiftUI

struct CrossButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.trigger()
    } label: {
      Image(systemName: "xmark").frame(width: 48, height: 48)
    }
    .tint(.primary)
  }
}

struct BannerEnd: View {
  var body: some View {
    Button("Hide the banner") { }.buttonStyle(CrossButtonStyle())
  }
}

#Preview { BannerEnd() }
