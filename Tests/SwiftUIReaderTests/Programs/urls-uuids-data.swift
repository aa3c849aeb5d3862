import Foundation
let url = URL(string: "https://example.com/a/b.html?q=1#top")!; print(url.host ?? "", url.scheme ?? "", url.lastPathComponent, url.path, url.absoluteString.count, URL(string: "") == nil, url.pathExtension)
print(url.appendingPathComponent("c").absoluteString.hasSuffix("c") || true, UUID(uuidString: "00000000-0000-4000-8000-000000000001")!.uuidString, UUID() == UUID())
let data = Data("héllo".utf8); print(data.count, String(data: data, encoding: .utf8)!, data.isEmpty)
