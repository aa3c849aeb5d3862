import SwiftUI

struct FiringCover: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isHot = false

  var body: some View {
    VStack {
      Text("The kiln warms up")
      if isHot {
        Button("Done with firing") { dismiss() }
      }
    }
    .foregroundStyle(.primary)
    .task {
      try? await Task.sleep(for: .seconds(6))
      isHot = true
    }
  }
}
