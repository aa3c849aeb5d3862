import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    PercentileRow(percentiles: .sample).padding()
  }
}
