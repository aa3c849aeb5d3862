import SwiftUI

struct PeakDetail: View {
  let peak: Peak

  var body: some View {
    VStack {
      Text(verbatim: "The way up to " + peak.name)
    }
    .navigationTitle(peak.name)
  }
}
