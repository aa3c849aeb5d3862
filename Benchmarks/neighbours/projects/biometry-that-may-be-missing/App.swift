import LocalAuthentication
import SwiftUI

@main struct VaultApp: App { var body: some Scene { WindowGroup { Vault() } } }

enum Door { case shut, open, pin }

struct Vault: View {
  @State private var door = Door.shut

  var body: some View {
    NavigationStack {
      Form {
        switch door {
        case .shut:
          Button("Unlock with Face ID", action: unlock).tint(.primary)
        case .open:
          Text("Your letters are below").foregroundStyle(Color(white: 0.8))
        case .pin:

          Text("Type your PIN instead").foregroundStyle(Color(red: 0.95, green: 0.85, blue: 0.3))
        }
      }
      .navigationTitle("Vault")
    }
  }

  private func unlock() {
    let context = LAContext()
    guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil) else {
      door = .pin
      return
    }
    Task {
      let passed = try? await context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open the vault")
      door = passed == true ? .open : .pin
    }
  }
}
