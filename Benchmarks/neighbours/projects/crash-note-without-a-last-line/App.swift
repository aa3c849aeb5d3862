import SwiftUI

struct NoteEditor: View {
  @State private var note = ""
  private let most = Int.max
  var body: some View {
    Form {
      Section("Note") {
        TextField("What happened?", text: $note, axis: .vertical).lineLimit(2...most)
        Text("Write as much as you like.").lineLimit(1...)
      }
      Section("Help") {
        Text("Nothing is sent.").lineLimit(...Int.max)
        Text("Nothing is cut.").lineLimit(Int.max, reservesSpace: false)
      }
    }
  }
}
#Preview { NoteEditor() }
