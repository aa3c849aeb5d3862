import Foundation

let root = URL(fileURLWithPath: "/var/app", isDirectory: true)
let file = root.appendingPathComponent("notes").appendingPathComponent("today.backup.md")
print(file.path, file.isFileURL, file.lastPathComponent, file.pathExtension)
print(file.deletingPathExtension().lastPathComponent, file.deletingPathExtension().appendingPathExtension("txt").lastPathComponent, file.deletingLastPathComponent().lastPathComponent)
print(file.pathComponents, root.hasDirectoryPath, file.hasDirectoryPath)
print(root.appending(path: "a/b").path, root.appending(component: "c").path, root.appending(path: "dir", directoryHint: .isDirectory).absoluteString)
var url = URL(string: "https://h.org/a/./b/../c")!
print(url.standardized.absoluteString, url.path)
url.appendPathComponent("d e"); print(url.absoluteString, url.path)
url.deleteLastPathComponent(); url.deleteLastPathComponent(); print(url.absoluteString)
url = url.appending(queryItems: [URLQueryItem(name: "k", value: "v 1")]); print(url.query ?? "-", url.absoluteString.count)
print(URL(string: "../x", relativeTo: URL(string: "https://h.org/a/b/c"))!.absoluteString, URL(string: "?q", relativeTo: URL(string: "https://h.org/a"))!.absoluteString, URL(string: "//cdn.org/z", relativeTo: URL(string: "https://h.org"))!.absoluteString)
print(URL(string: "") as Any, URL(string: "a b")?.absoluteString ?? "nil", URL(string: "http://[bad") == nil)
let same = URL(string: "https://h.org/a")!
print(same == URL(string: "https://h.org/a/")!, same == URL(string: "https://h.org/a"), Set([same, same.appendingPathComponent("")]).count)
let path = "/Users/ann/docs/report.final.pdf" as NSString
print(path.lastPathComponent, path.deletingPathExtension, path.pathExtension, path.deletingLastPathComponent, path.appendingPathComponent("x"))
print(("a" as NSString).appendingPathExtension("png") ?? "-", (path as String).hasSuffix("pdf"), path.pathComponents.count, path.isAbsolutePath)
extension URL {
  subscript(query name: String) -> String? { URLComponents(url: self, resolvingAgainstBaseURL: false)?.queryItems?.last { $0.name == name }?.value }
  static func / (base: URL, part: some CustomStringConvertible) -> URL { base.appendingPathComponent(part.description) }
}
let built = URL(string: "https://api.org")! / "v" / 2 / "users"
print(built, built[query: "x"] ?? "none", URL(string: "https://h?x=1&x=2")![query: "x"]!, [built, same].map(\.lastPathComponent).sorted())
