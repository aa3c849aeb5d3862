import SwiftUI

@main struct LibraryApp: App {
  var body: some Scene { WindowGroup { NavigationStack { Shelves() } } }
}

struct Shelves: View {
  @State private var showsRead = false

  var body: some View {
    List {
      Section("Reading") { Text("The salt road") }
      Section(isExpanded: $showsRead) {
        NavigationLink("The long winter") { Review() }
      } header: {
        Text("Read")
      }
    }
    .listStyle(.sidebar)
    .navigationTitle("Shelves")
  }
}

struct Review: View {
  var body: some View {
    VStack {
      Text("Five stars").foregroundStyle(.yellow)
    }
    .navigationTitle("Review")
  }
}
