import SwiftUI

struct Roomy: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration).padding(.vertical, 12)
  }
}

struct Bold: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration).bold()
  }
}

struct BirdCard: View {
  var body: some View {
    ScrollView {
      GroupBox {
        Text("Eine Meise am Fenster")
          .foregroundStyle(.yellow)
      } label: {
        Text("Heute gesehen")
      }
      .groupBoxStyle(Roomy())

      LabeledContent("Gewicht", value: "elf Gramm")
        .labeledContentStyle(Bold())
    }
  }
}

#Preview { BirdCard() }
