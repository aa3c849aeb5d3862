import SwiftUI

struct PrimaryButton: View {
    private let title: LocalizedStringKey
    private let action: () -> Void

    init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
        self.title = title
        self.action = action
    }

    var body: some View {
        Button(title) {
            Haptics.buttonTapped()
            action()
        }
        .buttonStyle(.primary)
    }
}

#Preview {
    PrimaryButton("Continue") {}
        .padding()
}
