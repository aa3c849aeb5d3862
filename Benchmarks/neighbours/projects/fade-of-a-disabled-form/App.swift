import SwiftUI

enum SavePhase { case editing, saving }

struct AddressForm: View {
  var phase = SavePhase.editing
  let submit: () -> Void

  private var strength: Double {
    switch phase {
    case .editing: 1
    case .saving: 0.25
    }
  }

  var body: some View {
    VStack {
      Button { submit() } label: {
        Text("Use this address").foregroundStyle(.black).padding(20).opacity(strength)
      }
    }
    .buttonStyle(.plain)
    .disabled(phase == .saving)
  }
}

#Preview { AddressForm { } }
