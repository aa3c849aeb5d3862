import SwiftUI

struct NightCaption: View {
  let words: LocalizedStringKey

  var body: some View {
    Text(words)
      .font(.headline)
      .foregroundStyle(.white)
  }
}

#Preview { NightCaption(words: "Clear sky") }
