final class LegacyLoader {
    func load(_ name: String, completion: (Result<String, Error>) -> Void) {
        completion(name.isEmpty ? .failure(LoadError.noName) : .success("<\(name)>"))
    }
    func size(_ name: String, completion: (Int) -> Void) { completion(name.count) }
    enum LoadError: Error { case noName }
}
extension LegacyLoader {
    func load(_ name: String) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            load(name) { continuation.resume(with: $0) }
        }
    }
    func size(_ name: String) async -> Int {
        await withCheckedContinuation { continuation in size(name) { continuation.resume(returning: $0) } }
    }
}
let loader = LegacyLoader()
print(try await loader.load("logo"))
print(await loader.size("banner"))
do { print(try await loader.load("")) } catch { print("error:", error) }
