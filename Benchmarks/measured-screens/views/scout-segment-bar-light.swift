import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    SegmentBar(
      segments: StatusBreakdown.sample(success: 8140, redirect: 210, clientError: 96, serverError: 18).segments
    )
    .padding()
  }
}
