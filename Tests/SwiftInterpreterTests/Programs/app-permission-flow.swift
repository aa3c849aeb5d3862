enum Status { case unknown, granted, denied(reason: String?) }
final class Permissions { private var status: [String: Status] = [:]; var ask: (String) -> Bool = { _ in false }
  func request(_ name: String) -> String { switch status[name, default: .unknown] { case .granted: return "already"; case .denied(let reason?): return "blocked: \(reason)"; case .denied: return "blocked"; case .unknown: let ok = ask(name); status[name] = ok ? .granted : .denied(reason: name == "camera" ? "policy" : nil); return ok ? "now" : "refused" } }
  var granted: [String] { status.compactMap { key, value in if case .granted = value { key } else { nil } }.sorted() } }
let p = Permissions(); p.ask = { $0.count < 5 }; print(p.request("mic"), p.request("mic"), p.request("camera"), p.request("camera"), p.request("photos"), p.request("photos"), p.granted)
