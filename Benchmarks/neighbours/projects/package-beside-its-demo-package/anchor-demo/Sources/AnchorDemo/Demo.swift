import AnchorUI
import SwiftUI

struct Demo: View {
  var body: some View {
    List {
      Text("Demo of the anchor")
      AnchorLabel(isDown: true)
    }
  }
}

#Preview { Demo() }
