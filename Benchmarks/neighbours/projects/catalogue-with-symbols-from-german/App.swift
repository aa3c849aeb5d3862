import SwiftUI

@main struct FarmApp: App { var body: some Scene { WindowGroup { Farm() } } }

struct Farm: View {
  private let eggs = 12
  private let owner = "Lena"
  var body: some View {
    List {
      Text(String(format: String(localized: "farm.eggs.count"), eggs))
      Text(String.localizedStringWithFormat(NSLocalizedString("farm.owner", comment: "Name and eggs"), owner, eggs))
    }
  }
}
