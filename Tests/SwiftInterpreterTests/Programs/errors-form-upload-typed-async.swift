enum NetworkFailure: Error, Equatable { case timeout(seconds: Int), status(Int), cancelled }
enum StepFailure: Error { case validation([String]), network(NetworkFailure), step(name: String, reason: String) }

struct Upload: Sendable { var name: String, bytes: Int, kind: String? = nil }

actor FakeServer {
    private var script: [Result<Int, NetworkFailure>]
    private(set) var requests = 0
    init(_ script: Result<Int, NetworkFailure>...) { self.script = script }
    func post(_ upload: Upload) throws(NetworkFailure) -> Int {
        requests += 1
        guard !script.isEmpty else { throw .status(500) }
        return try script.removeFirst().get()
    }
}

struct Uploader {
    let server: FakeServer
    var limit = 100
    func validate(_ upload: Upload) throws(StepFailure) -> Upload {
        var problems: [String] = []
        if upload.name.isEmpty { problems.append("name") }
        if upload.bytes > limit { problems.append("size \(upload.bytes)>\(limit)") }
        guard problems.isEmpty else { throw .validation(problems) }
        guard let kind = upload.name.split(separator: ".").dropFirst().last else { throw .step(name: "kind", reason: "no extension in \(upload.name)") }
        var copy = upload
        copy.kind = String(kind)
        return copy
    }
    func run(_ upload: Upload, retrying: Int = 1) async throws(StepFailure) -> String {
        let ready = try validate(upload)
        do {
            return "\(ready.kind!)#\(try await server.post(ready))"
        } catch .timeout(let s) where retrying > 0 && s < 60 {
            return try await run(upload, retrying: retrying - 1)
        } catch {
            throw .network(error)
        }
    }
}

func attempt(_ name: String, _ bytes: Int, with uploader: Uploader, retrying: Int = 1) async {
    do {
        print(name, "->", try await uploader.run(Upload(name: name, bytes: bytes), retrying: retrying))
    } catch {
        switch error {
        case .validation(let problems): print(name, "invalid:", problems.joined(separator: ", "))
        case .network(.status(400..<500)): print(name, "client error")
        case .network(let failure): print(name, "network:", failure)
        case .step(name: let step, let reason): print(name, "stopped at", step, "because", reason)
        }
    }
}

let server = FakeServer(.success(7), .failure(.timeout(seconds: 5)), .success(8), .failure(.timeout(seconds: 90)), .failure(.status(404)), .failure(.timeout(seconds: 1)), .failure(.cancelled))
let uploader = Uploader(server: server)
for (name, size) in [("a.png", 10), ("b.tar.gz", 20), ("", 200), ("c.txt", 101), ("noext", 1), ("d.txt", 1), ("e.txt", 2), ("f.txt", 3), ("g.txt", 0)] { await attempt(name, size, with: uploader) }
await attempt("h.txt", 1, with: .init(server: FakeServer(.failure(.timeout(seconds: 3)), .failure(.timeout(seconds: 4)), .success(9)), limit: 1), retrying: 2)
let result: Result<Upload, StepFailure> = Result { () throws(StepFailure) in try uploader.validate(.init(name: "z.md", bytes: 1)) }
print(await server.requests, (try? result.get().kind) ?? "-", (try? uploader.validate(.init(name: "", bytes: 0))) == nil)
