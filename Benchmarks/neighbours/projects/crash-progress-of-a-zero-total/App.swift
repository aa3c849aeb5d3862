import SwiftUI

struct Thick: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      Capsule().frame(width: 200 * (configuration.fractionCompleted ?? 0), height: 12)
      configuration.currentValueLabel
    }
  }
}

@MainActor final class Upload: ObservableObject {
  @Published var sent: Int64 = 7
  @Published var size: Int64 = 0
}

struct UploadCard: View {
  @StateObject private var upload = Upload()

  var body: some View {
    GroupBox("Urlaubsbilder") {
      ProgressView(value: Double(upload.sent), total: Double(upload.size)) {
        Text("Wird gesendet")
      } currentValueLabel: {
        Text("7 Bilder")
      }
      .progressViewStyle(Thick())
    }
  }
}

#Preview { UploadCard() }
