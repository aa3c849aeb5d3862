import SwiftUI

enum Deed { case remove, keep }

extension ButtonRole {
  init?(for deed: Deed) {
    switch deed {
    case .remove: self = .destructive
    case .keep: return nil
    }
  }
}

struct PhotoBar: View {
  var body: some View {
    VStack(spacing: 30) {
      Button("Borrar la foto", role: ButtonRole(for: .remove)) { print("gone") }

      Button(role: ButtonRole(for: .keep)) { print("kept") } label: {
        Label("Guardar la foto", systemImage: "tray")
      }

      Spacer()

      Button(role: ButtonRole(for: .keep)) { print("turned") } label: {
        Image(systemName: "rotate.right")
      }
    }
  }
}

#Preview { PhotoBar() }
