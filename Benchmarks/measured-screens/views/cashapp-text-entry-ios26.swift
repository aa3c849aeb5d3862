import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    SwiftUITextEntry().frame(width: 402, height: 874)
  }
}
