import SwiftUI

extension View { func sectionTitle() -> some View { font(.headline).accessibilityAddTraits(.isHeader) } }

struct Trail: View {
  var body: some View {
    List {
      Section {
        Text("Water for two hours")
        Text("A map on paper")
      } header: {
        Text("In the bag").font(.headline)
      }
      Section {
        VStack(alignment: .leading) {
          Text("On the way").sectionTitle()
          Text("Turn left at the chapel")
          Text("Cross the brook on the stones")
        }
      }
    }
    .navigationTitle("Trail")
  }
}
#Preview { NavigationStack { Trail() } }
