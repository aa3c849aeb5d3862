import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    ProductCard(
      title: "Product With a Very Long Name That Extends Beyond One Line",
      description: "This is a very detailed description that goes on for quite a while, explaining every feature and benefit of this amazing product in great detail.",
      imageUrl: nil
    )
    .environment(\.locale, Locale(identifier: "en_US"))
    .frame(width: 350)
  }
}
