import SwiftUI

struct Journal: View {
  private enum Part: Hashable { case entries, options }
  @State private var part = Part.entries
  @State private var isPrivate = false

  var body: some View {
    VStack {
      Picker("Part", selection: $part) {
        Text("Entries").tag(Part.entries)
        Text("Options").tag(Part.options)
      }
      .pickerStyle(.segmented)

      if part == .entries {
        Text("Nothing written yet")
      } else {
        Text("Only for you")
        Toggle(isOn: $isPrivate) { EmptyView() }
      }
    }
  }
}

#Preview { Journal() }
