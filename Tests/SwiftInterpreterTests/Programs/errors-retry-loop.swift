enum ServerError: Error { case busy, forbidden }
final class Server {
    private var responses: [Result<String, ServerError>]
    init(_ responses: [Result<String, ServerError>]) { self.responses = responses }
    func send() throws -> String { try responses.removeFirst().get() }
}
func retry<T>(_ times: Int, _ work: () throws -> T) throws -> T {
    var attempt = 1
    while true {
        do { return try work() }
        catch ServerError.busy where attempt < times { print("busy, attempt \(attempt)"); attempt += 1 }
    }
}
let server = Server([.failure(.busy), .failure(.busy), .success("ok"), .failure(.forbidden), .failure(.busy)])
print(try retry(3, server.send))
for limit in [3, 1] {
    do { print(try retry(limit, server.send)) } catch { print("gave up:", error) }
}
