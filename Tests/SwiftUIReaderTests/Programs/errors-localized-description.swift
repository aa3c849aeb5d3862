import Foundation

enum LoginError: LocalizedError {
    case wrongPassword(attemptsLeft: Int), locked
    var errorDescription: String? {
        switch self {
        case .wrongPassword(let left): "Wrong password, \(left) tries left."
        case .locked: "Account locked."
        }
    }
    var recoverySuggestion: String? { self.isLocked ? "Contact support." : nil }
    private var isLocked: Bool { if case .locked = self { true } else { false } }
}
let problems: [any Error] = [LoginError.wrongPassword(attemptsLeft: 2), LoginError.locked]
for problem in problems {
    print(problem.localizedDescription)
    if let login = problem as? LoginError { print("-", login.recoverySuggestion ?? "Try again.") }
}
