import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    List {
      ListRow("San Francisco") {
        Text(verbatim: "20 °C, Sunny")
      }
    }
    .dynamicTypeSize(.accessibility3)
  }
}
