import SwiftUI

struct Shore: View {
  var body: some View {
    List {
      Text("Sand all the way").foregroundStyle(.mist)
      Text("Stones at the point").foregroundStyle(.mist)
      Text("Dogs on the lead").foregroundStyle(.mist)
      Text("No fires in summer").foregroundStyle(.mist)
      Text("A kiosk by the pier").foregroundStyle(.mist)
    }
  }
}
