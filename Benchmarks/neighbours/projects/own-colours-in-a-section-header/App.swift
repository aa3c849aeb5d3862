import SwiftUI

struct Tracks: View {
  var body: some View {
    List {
      Section {
        Text("Overture")
      } header: {
        HStack {
          Text("Side one").foregroundStyle(.black)
          Spacer()
          Button { } label: {
            Image(systemName: "shuffle").foregroundStyle(Color(red: 0, green: 0.4, blue: 0.8))
              .frame(width: 44, height: 44)
          }
          .accessibilityLabel("Shuffle")

          Button { } label: {
            Image(systemName: "repeat").foregroundStyle(Color(red: 0.75, green: 0.8, blue: 0.9))
              .frame(width: 44, height: 44)
          }
          .accessibilityLabel("Repeat")
        }
      }
    }
    .listStyle(.insetGrouped)
  }
}

#Preview { Tracks() }
