import Foundation

func classify(_ error: Error) -> String {
  switch error {
  case let error as NSError where error.domain == NSPOSIXErrorDomain: return "posix \(error.code)"
  case let error as NSError where error.domain.hasPrefix("cust"): return "custom \(error.code)"
  case CocoaError.fileNoSuchFile, CocoaError.fileReadNoSuchFile: return "missing file"
  case let error as CocoaError where error.isFileError: return "file \(error.code.rawValue)"
  case let error as CocoaError: return "cocoa \(error.errorCode)"
  case URLError.notConnectedToInternet: return "offline"
  case let error as URLError: return "url \(error.code.rawValue) \(error.failingURL?.host ?? "-")"
  case let error as DecodingError: if case .keyNotFound(let key, _) = error { return "no \(key.stringValue)" } else { return "bad data" }
  default: let error = error as NSError; return "\(error.domain)#\(error.code)"
  }
}
enum Mine: Int, Error { case a = 5, b }
enum Tagged: Error { case first, second(Int), third }
struct Keyed: Decodable { var k: Int }
var errors: [Error] = [CocoaError(.fileNoSuchFile), CocoaError(.fileWriteOutOfSpace), CocoaError(.coderInvalidValue), URLError(.notConnectedToInternet)]
errors.append(URLError(.badServerResponse, userInfo: [NSURLErrorFailingURLErrorKey: URL(string: "https://h.org/x")!]))
errors.append(NSError(domain: NSPOSIXErrorDomain, code: 13))
errors.append(NSError(domain: "custom", code: -4))
errors += [Mine.b, Mine.a] as [Error]
do { _ = try JSONDecoder().decode(Keyed.self, from: Data("{}".utf8)) } catch { errors.append(error) }
do { _ = try String(contentsOfFile: "/no/such/file.txt", encoding: .utf8) } catch { errors.append(error) }
do { _ = try Data(contentsOf: URL(fileURLWithPath: "/no/such")) } catch { errors.append(error) }
for error in errors { print(classify(error)) }
let wrapped = NSError(domain: "outer", code: 1, userInfo: [NSUnderlyingErrorKey: NSError(domain: "inner", code: 2), NSLocalizedFailureReasonErrorKey: "why"])
print((wrapped.userInfo[NSUnderlyingErrorKey] as? NSError)?.domain ?? "-", wrapped.localizedFailureReason ?? "-", wrapped.localizedRecoverySuggestion as Any)
func chain(_ error: Error?) -> [String] { guard let error = error as NSError? else { return [] }; return ["\(error.domain)"] + chain(error.userInfo[NSUnderlyingErrorKey] as? Error) }
print(chain(NSError(domain: "top", code: 0, userInfo: [NSUnderlyingErrorKey: wrapped])))
print((Mine.a as NSError).code, (Tagged.second(3) as NSError).domain, wrapped == NSError(domain: "outer", code: 1), NSError(domain: "x", code: 1) == NSError(domain: "x", code: 1), URLError.Code.timedOut.rawValue, URLError(.timedOut).code == .timedOut)
