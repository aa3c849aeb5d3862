import SwiftUI

struct TillView: View {
  @State private var showsReceipt = false

  var body: some View {
    VStack {
      Button("Show the receipt") { showsReceipt = true }
      Button("Print") { PrintJob().run() }
    }
    .foregroundStyle(.primary)
    .sheet(isPresented: $showsReceipt) { ScrollView { Receipt() } }
  }
}

struct Receipt: View {
  var body: some View {
    Text("Two loaves of rye").font(.system(size: 13)).padding()
  }
}

@main struct TillApp: App { var body: some Scene { WindowGroup { TillView() } } }
