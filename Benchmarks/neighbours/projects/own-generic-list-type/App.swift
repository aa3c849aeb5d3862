import SwiftUI

struct Crew: View {
  var body: some View {
    List {
      Section(title: "On deck") {
        Text("Amina")
      }
      Section(title: "Below") {
        Text("Jonas").foregroundStyle(.yellow)
      }
    }
  }
}

#Preview { Crew() }
