enum FormError: Error, Equatable {
    case empty(field: String)
    case tooShort(field: String, minimum: Int)
    case mismatch
    var message: String {
        switch self {
        case .empty(let field): "\(field) can't be empty"
        case .tooShort(let field, let minimum): "\(field) needs \(minimum)+ characters"
        case .mismatch: "Passwords differ"
        }
    }
}
func check(_ password: String, _ again: String) throws -> Int {
    guard !password.isEmpty else { throw FormError.empty(field: "Password") }
    guard password.count >= 6 else { throw FormError.tooShort(field: "Password", minimum: 6) }
    guard password == again else { throw FormError.mismatch }
    return password.count
}
for (a, b) in [("", ""), ("abc", "abc"), ("secret", "secreT"), ("secret", "secret")] {
    do { print("ok", try check(a, b)) } catch let error as FormError { print(error.message, error == .mismatch) }
}
