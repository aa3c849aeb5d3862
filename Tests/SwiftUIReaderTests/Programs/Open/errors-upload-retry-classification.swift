import Foundation
enum UploadError: Error, Equatable {
    case offline, server(status: Int), tooLarge(bytes: Int, limit: Int), cancelled
    var isTransient: Bool {
        switch self {
        case .offline, .server(500...): true
        case .server, .tooLarge, .cancelled: false
        }
    }
}
extension UploadError: LocalizedError {
    var errorDescription: String? {
        switch self {
        case .offline: "You appear to be offline."
        case .server(let status): "The server answered \(status)."
        case let .tooLarge(bytes, limit): "\(bytes - limit) bytes too many."
        case .cancelled: nil
        }
    }
    var recoverySuggestion: String? { isTransient ? "Try again." : nil }
}
struct RetryError: Error { let attempts: Int; let underlying: UploadError }
struct Retry {
    var limit = 3
    func callAsFunction<T>(_ work: (Int) throws(UploadError) -> T) throws(RetryError) -> (T, attempts: Int) {
        var attempt = 0
        while true {
            attempt += 1
            do throws(UploadError) {
                return (try work(attempt), attempt)
            } catch where error.isTransient && attempt < limit {
                print("  attempt \(attempt):", error.errorDescription ?? "unknown")
            } catch {
                throw RetryError(attempts: attempt, underlying: error)
            }
        }
    }
}
func upload(_ script: [UploadError?], retry: Retry = .init()) -> String {
    do {
        let (text, attempts) = try retry { n throws(UploadError) in
            if let failure = script[min(n, script.count) - 1] { throw failure }
            return "uploaded"
        }
        return "\(text) after \(attempts)"
    } catch {
        return "failed after \(error.attempts): \(error.underlying) / \(error.underlying.recoverySuggestion ?? "give up")"
    }
}
for script in [[nil], [.offline, nil], [.server(status: 503), .offline, nil], [.offline], [.server(status: 404), nil], [.offline, .tooLarge(bytes: 12, limit: 10)], [.cancelled]] as [[UploadError?]] {
    print(upload(script))
}
print(upload([.offline, .offline, .offline, .offline, nil], retry: Retry(limit: 5)))
let any: any Error = UploadError.server(status: 500)
print(any.localizedDescription, (any as? UploadError)?.isTransient ?? false, any as? UploadError == .server(status: 500))
