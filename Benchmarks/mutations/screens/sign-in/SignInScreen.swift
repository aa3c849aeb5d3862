import SwiftUI

/// Sign-in with labelled fields, an error and ways to get help.
struct SignInScreen: View {
  @State private var address = ""
  @State private var secret = ""
  @State private var code = ""
  @State private var staysSignedIn = true
  @State private var isShown = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        Image(systemName: "leaf.circle")
          .font(.largeTitle)
          .scaleEffect(isShown ? 1 : 0.5)
          .onAppear {
            withAnimation(reduceMotion ? nil : .spring) { isShown = true }
          }
          .accessibilityHidden(true)
        Text("Welcome back")
          .font(.largeTitle)
          .accessibilityAddTraits(.isHeader)
        Text("Sign in to see your garden on all devices.")
          .font(.body)
        VStack(alignment: .leading, spacing: 4) {
          Text("Email address")
            .font(.subheadline)
          TextField("ann@b.org", text: $address)
            .textContentType(.emailAddress)
            .frame(minHeight: 44)
            .accessibilityLabel("Email address")
        }
        VStack(alignment: .leading, spacing: 4) {
          Text("Password")
            .font(.subheadline)
          SecureField("8 or more", text: $secret)
            .textContentType(.password)
            .frame(minHeight: 44)
            .accessibilityLabel("Password")
        }
        VStack(alignment: .leading, spacing: 4) {
          Text("Verification code")
            .font(.subheadline)
          TextField("Six digits", text: $code)
            .textContentType(.oneTimeCode)
            .frame(minHeight: 44)
            .accessibilityLabel("Verification code")
        }
        Toggle("Stay signed in", isOn: $staysSignedIn)
        Label("Your code is not right. Ask for a new one.", systemImage: "exclamationmark.circle")
          .font(.callout)
          .foregroundStyle(Color(red: 0.7, green: 0, blue: 0))
          .padding(8)
          .background(Color.white, in: .rect(cornerRadius: 8))
        Button {
          code = ""
        } label: {
          Text("Sign in")
            .font(.headline)
            .frame(maxWidth: .infinity, minHeight: 50)
            .foregroundStyle(Color.white)
            .background(Color(red: 0, green: 0.35, blue: 0.2), in: .rect(cornerRadius: 12))
        }
        .buttonStyle(.plain)
        Button {
          secret = ""
        } label: {
          Text("I forgot my password")
            .frame(minHeight: 44)
        }
        .foregroundStyle(Color.primary)
        terms
      }
      .padding()
    }
  }

  private var terms: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("By signing in you accept our rules.")
        .font(.footnote)
      Link(destination: URL(string: "https://example.com/rules")!) {
        Text("Rules for everybody")
          .frame(minHeight: 44)
      }
      .foregroundStyle(Color.primary)
      Link(destination: URL(string: "https://example.com/help")!) {
        Text("Help with signing in")
          .frame(minHeight: 44)
      }
      .foregroundStyle(Color.primary)
    }
  }
}
