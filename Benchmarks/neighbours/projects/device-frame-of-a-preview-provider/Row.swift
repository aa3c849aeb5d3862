import SwiftUI

struct InvoiceRow: View {
  var body: some View {
    HStack {
      Text("March")
      Spacer()
      Text("Paid")
    }
    .accessibilityElement(children: .combine)
  }
}

struct InvoiceRow_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      InvoiceRow()
        .frame(width: 820, height: 90)
        .previewDisplayName("Tablet")
    }
    .previewLayout(.fixed(width: 1000, height: 200))
  }
}
