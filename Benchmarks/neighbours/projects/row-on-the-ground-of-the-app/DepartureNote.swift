import SwiftUI

struct DepartureNote: View {
  let text: LocalizedStringKey
  var body: some View {
    Text(text)
      .foregroundStyle(Color(white: 0.35))
  }
}

#Preview { DepartureNote(text: "A quiet sample") }
