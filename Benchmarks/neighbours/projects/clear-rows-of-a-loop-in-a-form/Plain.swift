import SwiftUI

struct Endnotes: View {
  var body: some View {
    List {
      Text("Printed in Lisbon")
        .foregroundStyle(Color(white: 0.46))
        .listRowBackground(Color.clear)
    }
    .listStyle(.plain)
  }
}

#Preview { Endnotes() }
