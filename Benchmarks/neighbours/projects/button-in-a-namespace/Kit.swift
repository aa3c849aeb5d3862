import SwiftUI

enum Kit { }

extension Kit {
  struct Button: View {
    private let title: LocalizedStringKey
    private let perform: () -> Void

    init(title: LocalizedStringKey, perform: @escaping () -> Void) {
      self.title = title
      self.perform = perform
    }

    var body: some View {
      SwiftUI.Button(action: perform) {
        Text(title).bold().padding()
      }
      .buttonStyle(.plain)
    }
  }
}
