import SwiftUI

enum SyncError: LocalizedError {
  case full
  var errorDescription: String? { String(localized: "Your storage is full") }
  var recoverySuggestion: String? {
    String(localized: "Delete recordings that you no longer need on any of your devices, or take a larger plan in the account settings, then start the copy again from the beginning and keep the screen on until it ends.")
  }
}

struct Backup: View {
  @State private var failed = true
  @State private var error: SyncError? = .full
  var body: some View {
    Text("Backup")
      .alert(isPresented: $failed, error: error) { _ in
        Button("Try again") { }
        Button("Later", role: .cancel) { }
      } message: { error in
        Text(error.recoverySuggestion ?? "")
      }
  }
}
#Preview { Backup() }
