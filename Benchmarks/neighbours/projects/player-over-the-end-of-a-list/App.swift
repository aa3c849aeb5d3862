import SwiftUI

struct Songs: View {
  var body: some View {
    List(1..<15) { number in
      Text("Song \(number) of the long river")
    }
    .contentMargins(.bottom, 64, for: .scrollContent)
    .overlay(alignment: .bottom) {
      Text("Now playing: Song 3 of the long river")
        .frame(maxWidth: .infinity, minHeight: 56)
        .background(.white)
    }
  }
}
#Preview { Songs() }
