enum APIError: Error { case notFound(Int) }
struct Article: Sendable { let id: Int; let title: String }

func article(_ id: Int) async throws -> Article {
    guard id < 3 else { throw APIError.notFound(id) }
    return Article(id: id, title: "Article \(id)")
}
for id in 1...3 {
    do {
        print(try await article(id).title)
    } catch APIError.notFound(let id) {
        print("no article", id)
    }
}
let first = try? await article(9)
print(first?.title ?? "nothing")
async let one = article(1)
async let two = article(2)
print(try await [one, two].map(\.id))
