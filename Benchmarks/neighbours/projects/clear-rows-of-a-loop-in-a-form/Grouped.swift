import SwiftUI

struct Footnotes: View {
  private let lines = ["Prices include tax", "Offer ends in June"]

  var body: some View {
    Form {
      ForEach(lines, id: \.self) { line in
        Text(verbatim: line).foregroundStyle(Color(white: 0.46))
      }
      .listRowBackground(Color.clear)
    }
  }
}

#Preview { Footnotes() }
