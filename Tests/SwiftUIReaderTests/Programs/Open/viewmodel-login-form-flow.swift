import Foundation

struct Credentials: Encodable, Equatable { var email: String; var password: String }
enum LoginError: LocalizedError, Equatable { case invalidEmail, weakPassword(Set<Requirement>), locked(until: Date), server(String)
  enum Requirement: String, CaseIterable, Comparable { case length, digit, symbol; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } }
  var errorDescription: String? { switch self { case .invalidEmail: "Check your email"; case .weakPassword(let missing): "Needs " + missing.sorted().map(\.rawValue).joined(separator: ", "); case .locked(let date): "Locked until " + date.formatted(.iso8601.time(includingFractionalSeconds: false)); case .server(let message): message } } }
protocol Authenticating { func signIn(_ credentials: Credentials) async throws -> String }
final class FakeAuth: Authenticating { var accounts: [String: String]; var attempts: [String] = []; init(_ accounts: [String: String]) { self.accounts = accounts }
  func signIn(_ credentials: Credentials) async throws -> String { attempts.append(credentials.email); guard let password = accounts[credentials.email] else { throw URLError(.userAuthenticationRequired) }; guard password == credentials.password else { throw LoginError.server("Wrong password") }; return Data(credentials.email.utf8).base64EncodedString() } }
@MainActor final class LoginModel { enum Step { case editing, submitting, signedIn(token: String) }
  var email = "" { didSet { email = email.trimmingCharacters(in: .whitespaces).lowercased(); error = nil } }
  var password = "" { didSet { if password != oldValue { error = nil } } }
  private(set) var step = Step.editing, error: LoginError?; private(set) var failures = 0
  private let auth: any Authenticating, now: () -> Date; private var lockedUntil: Date?
  init(auth: any Authenticating, now: @escaping () -> Date) { self.auth = auth; self.now = now }
  var missing: Set<LoginError.Requirement> { Set(LoginError.Requirement.allCases.filter { switch $0 { case .length: password.count < 6; case .digit: password.rangeOfCharacter(from: .decimalDigits) == nil; case .symbol: password.allSatisfy { $0.isLetter || $0.isNumber } } }) }
  var canSubmit: Bool { if case .editing = step { !email.isEmpty && !password.isEmpty } else { false } }
  private func validate() throws(LoginError) -> Credentials { if let lockedUntil, lockedUntil > now() { throw .locked(until: lockedUntil) }; guard email.wholeMatch(of: /[^@\s]+@[^@\s]+\.\w+/) != nil else { throw .invalidEmail }; guard missing.isEmpty else { throw .weakPassword(missing) }; return Credentials(email: email, password: password) }
  func submit() async {
    guard canSubmit else { return }
    do { let credentials = try validate(); step = .submitting; defer { if case .submitting = step { step = .editing } }; step = .signedIn(token: try await auth.signIn(credentials)); failures = 0 }
    catch let known as LoginError { error = known; if case .server = known { failures += 1 } } catch { self.error = .server("Code \((error as NSError).code)"); failures += 1 }
    if failures >= 3 { lockedUntil = now() + 60; failures = 0 } }
  var status: String { switch (step, error) { case (_, let error?): "! \(error.localizedDescription)"; case (.signedIn(let token), _): "ok \(token)"; case (let step, nil): "\(step)" } } }
var clock = Date(timeIntervalSince1970: 3600); let auth = FakeAuth(["ann@h.org": "secret1!"]); let model = LoginModel(auth: auth, now: { clock })
print(model.status, model.canSubmit, model.missing.sorted()); await model.submit(); print(auth.attempts.count)
model.email = "  ANN@h "; model.password = "abc"; print(model.email, model.canSubmit); await model.submit(); print(model.status)
model.email += ".org"; print(model.status); await model.submit(); print(model.status, model.error == .weakPassword([.length, .digit, .symbol]))
model.password = "abcde1?"; for _ in 1...3 { await model.submit(); print(model.status, model.failures) }
await model.submit(); print(model.status, auth.attempts.count); clock += 60; model.password = "abcde1?"; print(model.error != nil); model.email = "bob@h.org"; await model.submit(); print(model.status)
model.email = "Ann@H.org"; model.password = "secret1!"; await model.submit(); print(model.status, model.canSubmit, auth.attempts.count, model.failures)
