import SwiftUI

struct LetterList: View {
  var body: some View {
    VStack {
      Text("From the town hall").foregroundStyle(.yellow)
    }
  }
}
