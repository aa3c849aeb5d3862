import Foundation

struct Feed: Decodable {
  var title: String
  var posts: [Post]
  struct Post: Decodable { var id: Int; var author: Author; var likes: Int?; struct Author: Decodable { var name: String; var url: URL } }
}
extension DecodingError {
  var summary: String {
    func path(_ context: Context) -> String { context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".") }
    switch self {
    case .keyNotFound(let key, let context): return "no \(key.stringValue) at \(path(context))"
    case .typeMismatch(let type, let context): return "not \(type) at \(path(context))"
    case .valueNotFound(let type, let context): return "null \(type) at \(path(context))"
    case .dataCorrupted(let context): return "corrupt at \(path(context).isEmpty ? "root" : path(context))"
    @unknown default: return "unknown"
    }
  }
}
func check(_ text: String) {
  do {
    let feed = try JSONDecoder().decode(Feed.self, from: Data(text.utf8))
    print("ok", feed.title, feed.posts.count, feed.posts.first?.author.url.host ?? "-")
  } catch let error as DecodingError { print(error.summary) } catch { print("?", error) }
}
check(#"{"title":"T","posts":[]}"#)
check(#"{"title":"T","posts":[{"id":1,"author":{"name":"A","url":"https://a.org/x"},"likes":null}]}"#)
check(#"{"posts":[]}"#)
check(#"{"title":5,"posts":[]}"#)
check(#"{"title":"T","posts":[{"id":1,"author":{"name":"A","url":"https://a.org"}},{"id":2,"author":{"url":"https://b.org"}}]}"#)
check(#"{"title":"T","posts":[{"id":"x","author":{}}]}"#)
check(#"{"title":null,"posts":[]}"#)
check(#"{"title":"T","posts":{}}"#)
check(#"{"title":"#)
check(#"{"title":"T","posts":[{"id":1.5,"author":{"name":"A","url":"https://a.org"}}]}"#)
