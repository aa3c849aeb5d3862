import SwiftUI

struct WelcomePage: View {
    let onContinue: () -> Void

    @State private var showsIcon = false
    @State private var showsTitle = false
    @State private var showsDescription = false
    @State private var showsButton = false

    var body: some View {
        VStack(spacing: 24) {
            Spacer()

            Image("FloraFriendLogo")
                .resizable()
                .scaledToFit()
                .frame(width: 120, height: 120)
                .opacity(showsIcon ? 1 : 0)

            Text("Welcome to FloraFriend")
                .font(.largeTitle)
                .fontWeight(.bold)
                .multilineTextAlignment(.center)
                .opacity(showsTitle ? 1 : 0)

            Text("Your Personal Plant Expert.")
                .font(.title3)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
                .opacity(showsDescription ? 1 : 0)

            Spacer()

            Button("Get Started", action: onContinue)
                .buttonStyle(.primaryAction)
                .opacity(showsButton ? 1 : 0)
        }
        .padding(.horizontal, 24)
        .padding(.bottom, 48)
        .task {
            await fadeInSequentially()
        }
    }

    private func fadeInSequentially() async {
        withAnimation(.easeIn(duration: 2.0)) { showsIcon = true }
        try? await Task.sleep(for: .seconds(2))
        withAnimation(.easeIn(duration: 2.0)) { showsTitle = true }
        try? await Task.sleep(for: .seconds(2))
        withAnimation(.easeIn(duration: 2.0)) { showsDescription = true }
        try? await Task.sleep(for: .seconds(2))
        withAnimation(.easeIn(duration: 0.3)) { showsButton = true }
    }
}

#Preview {
    WelcomePage {}
}
