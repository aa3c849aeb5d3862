import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    HeatmapView(grid: .sample).padding()
  }
}
