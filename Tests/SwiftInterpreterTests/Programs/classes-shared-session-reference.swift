final class Session {
    var user: String?
    var isSignedIn: Bool { user != nil }
}
final class ProfileModel {
    let session: Session
    init(session: Session) { self.session = session }
    var title: String { session.user.map { "Hi, \($0)" } ?? "Welcome" }
}
final class SettingsModel {
    let session: Session
    init(session: Session) { self.session = session }
    func signOut() { session.user = nil }
}
let session = Session()
let profile = ProfileModel(session: session), settings = SettingsModel(session: session)
print(profile.title)
session.user = "Noa"
print(profile.title, settings.session.isSignedIn)
settings.signOut()
print(profile.title, session.isSignedIn, profile.session === settings.session)
