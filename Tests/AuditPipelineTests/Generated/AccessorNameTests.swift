import Testing

@testable import AuditPipeline

/// Identifiers as the generators make them.
struct AccessorNameTests {
  /// - Source: keys and names of Element X for iOS, `Generated/Strings.swift` and `Generated/Assets.swift`, of which 1,835
  ///   were compared; the rest from the tests of StencilSwiftKit.
  @Test(arguments: [
    ("_continue", "`continue`"), ("a11y_change_avatar", "a11yChangeAvatar"),
    ("Server Selection Icon", "serverSelectionIcon"),
    ("encryption_normal", "encryptionNormal"), ("app-logo", "appLogo"),
    ("timelineScrollToBottom", "timelineScrollToBottom"),
    ("SAVE_NOW", "saveNow"), ("URLChooser", "urlChooser"), ("OK", "ok"), ("2fa_title", "_2faTitle"), ("", ""),
  ])
  func member(key: String, name: String) { #expect(AccessorName.member(key) == name) }

  @Test(arguments: [
    ("onboarding", "Onboarding"), ("sign_in", "SignIn"), ("Brand Colors", "BrandColors"), ("type", "Type_"),
  ])
  func type(key: String, name: String) {
    #expect(AccessorName.type(key) == (name == "Type_" ? "`Type`" : name))
  }

  /// - Source: R.swift's `SwiftIdentifier`, read and tried by hand.
  @Test(arguments: [
    ("logo-big_dark", "logoBig_dark"), ("SAVE_NOW", "save_NOW"), ("URLField", "urlField"), ("Title", "title"),
    ("onboarding.page title", "onboardingPageTitle"), ("3d.cube", "dCube"), ("default", "`default`"),
  ])
  func resource(key: String, name: String) { #expect(AccessorName.resource(key) == name) }
}
