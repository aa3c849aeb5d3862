import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    AddItemFormView(showingErrors: true)
  }
}
