import SwiftUI

enum Tone { case pale, strong }

extension Color {
  init(tone: Tone) {
    switch tone {
    case .pale: self = Color(red: 0.82, green: 0.82, blue: 0.82)
    case .strong: self = .black
    }
  }
}

extension Font.Weight {
  init(_ tone: Tone) { self = tone == .strong ? .bold : .light }
}

struct Caption: View {
  let tone: Tone
  let words: LocalizedStringKey
  var body: some View {
    Text(words)
      .fontWeight(Font.Weight(tone))
      .foregroundStyle(Color(tone: tone))
  }
}

struct Exhibit: View {
  var body: some View {
    VStack {
      Caption(tone: .strong, words: "A vase of red clay")
      Caption(tone: .pale, words: "Found near the old mill")
    }
  }
}

#Preview { Exhibit() }
