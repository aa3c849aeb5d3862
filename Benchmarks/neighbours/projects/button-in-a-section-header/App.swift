import SwiftUI

struct AlbumList: View {
  @State private var isSorted = false

  var body: some View {
    List {
      Section {
        Text("Lake in May")
      } header: {
        HStack {
          Text("Albums")
          Spacer()
          Button("See every album") { isSorted.toggle() }
        }
      }

      Section {
        Text("Grandmother")
      } header: {
        Text("People")
      }
    }
    .listStyle(.plain)
    .textCase(nil)
  }
}

#Preview { AlbumList() }
