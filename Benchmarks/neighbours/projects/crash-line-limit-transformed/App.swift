import SwiftUI

struct Letter: View {
  @State private var reply = ""

  var body: some View {
    Form {
      Section {
        Text("Chère Anne, le bateau part demain.")
      }
      .transformEnvironment(\.lineLimit) { limit in limit = .max }

      Section {
        LabeledContent("Réponse") {
          TextField("Réponse", text: $reply, axis: .vertical).lineLimit(3...Int.max)
        }
        Text("Merci").lineLimit(Int.max...)
      }
    }
  }
}

#Preview { Letter() }
