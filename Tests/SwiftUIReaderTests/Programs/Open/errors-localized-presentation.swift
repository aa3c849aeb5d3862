import Foundation

enum SyncError: LocalizedError, CustomNSError, Equatable {
  case offline, conflict(local: Int, remote: Int), server(code: Int, message: String?)
  static var errorDomain: String { "app.sync" }
  var errorCode: Int { switch self { case .offline: 1; case .conflict: 2; case .server(let code, _): code } }
  var errorUserInfo: [String: Any] { if case .conflict(let local, let remote) = self { ["local": local, "remote": remote] } else { [:] } }
  var errorDescription: String? {
    switch self {
    case .offline: return "You are offline"
    case .conflict: return "Versions differ"
    case .server(_, let message): return message
    }
  }
  var failureReason: String? { self == .offline ? "No network" : nil }
  var recoverySuggestion: String? { if case .conflict(let l, let r) = self { return l > r ? "Upload" : "Download" }; return nil }
}
struct Bare: Error {}
struct Described: Error, CustomStringConvertible { var description: String { "described" } }
struct Alert { let title: String, message: String, retry: Bool
  init(_ error: any Error) {
    let localized = error as? any LocalizedError
    title = localized?.errorDescription ?? "Something went wrong"
    message = [localized?.failureReason, localized?.recoverySuggestion].compactMap { $0 }.joined(separator: ". ")
    switch error {
    case SyncError.offline, SyncError.server(500..., _): retry = true
    case let error as URLError where [.timedOut, .networkConnectionLost].contains(error.code): retry = true
    case is CancellationError: retry = false
    default: retry = (error as NSError).code == 999
    }
  }
}
let errors: [any Error] = [SyncError.offline, SyncError.conflict(local: 3, remote: 2), SyncError.conflict(local: 1, remote: 2), SyncError.server(code: 503, message: "Busy"), SyncError.server(code: 404, message: nil), Described(), CancellationError(), URLError(.timedOut), NSError(domain: "d", code: 999, userInfo: [NSLocalizedDescriptionKey: "ns"])]
for error in errors { let alert = Alert(error); print(alert.title, "|", alert.message, "|", alert.retry) }
let bridged = SyncError.conflict(local: 7, remote: 9) as NSError
print(bridged.domain, bridged.code, bridged.userInfo["local"] as? Int ?? -1, SyncError.conflict(local: 7, remote: 9).errorUserInfo.count)
print((errors[8] as NSError).localizedDescription, errors[8].localizedDescription, "\(errors[5])", (errors[3] as NSError).code, (Bare() as NSError).domain)
