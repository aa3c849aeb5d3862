import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    LabeledContent("Clean") {
      Text(verbatim: "Code")
    }
  }
}
