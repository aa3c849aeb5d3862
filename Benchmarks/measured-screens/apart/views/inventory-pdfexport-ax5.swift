import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    SharingExportSnapshotTests().createPDFExportView()
      .environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
  }
}
