import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    DataStorageSettingsView()
  }
}
