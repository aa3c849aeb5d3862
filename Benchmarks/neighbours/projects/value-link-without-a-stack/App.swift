import SwiftUI

struct Peak: Hashable, Identifiable {
  let name: String
  var id: String { name }
}

struct PeakList: View {
  private let peaks = [Peak(name: "Low tor"), Peak(name: "High tor")]

  var body: some View {
    List(peaks) { peak in
      NavigationLink(peak.name, value: peak)
    }
    .navigationDestination(for: Peak.self) { PeakDetail(peak: $0) }
    .navigationTitle("Peaks")
  }
}

#Preview { PeakList() }
