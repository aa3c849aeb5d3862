import Foundation

struct Photo: Sendable, Identifiable { let id: Int, data: Data; var name: String { String(format: "IMG_%03d", id) } }
struct UploadFailure: Error, Sendable { let id: Int; let retryable: Bool }
enum Stage: String, CaseIterable, Sendable { case resize, encrypt, upload }
protocol Processor: Sendable { associatedtype Input: Sendable; associatedtype Output: Sendable; func process(_ input: Input) async throws -> Output }
struct Resize: Processor { let maximum: Int; func process(_ photo: Photo) async -> Photo { photo.data.count > maximum ? Photo(id: photo.id, data: photo.data.prefix(maximum)) : photo } }
struct Encrypt: Processor { let key: UInt8; func process(_ photo: Photo) async throws -> Photo { guard !photo.data.isEmpty else { throw UploadFailure(id: photo.id, retryable: false) }; return Photo(id: photo.id, data: Data(photo.data.map { $0 ^ key })) } }
actor Upload: Processor { private var flaky: [Int: Int]; private(set) var bytes = 0; init(flaky: [Int: Int]) { self.flaky = flaky }
  func process(_ photo: Photo) async throws -> URL { if let left = flaky[photo.id], left > 0 { flaky[photo.id] = left - 1; throw UploadFailure(id: photo.id, retryable: true) }; bytes += photo.data.count; return URL(string: "https://cdn.org/\(photo.name).\(photo.data.first.map { String($0, radix: 16) } ?? "x")")! } }
struct Then<A: Processor, B: Processor>: Processor where A.Output == B.Input { let first: A, second: B; func process(_ input: A.Input) async throws -> B.Output { try await second.process(first.process(input)) } }
struct Retry<P: Processor>: Processor { let base: P, times: Int
  func process(_ input: P.Input) async throws -> P.Output { for _ in 0..<times { do { return try await base.process(input) } catch let failure as UploadFailure where failure.retryable { continue } }; return try await base.process(input) } }
extension Processor { func then<P: Processor>(_ next: P) -> Then<Self, P> { Then(first: self, second: next) }; func retry(_ times: Int) -> Retry<Self> { .init(base: self, times: times) }
  func run(_ inputs: [Input], batch size: Int) async -> [Result<Output, any Error>] {
    var results: [Result<Output, any Error>] = []
    for start in stride(from: 0, to: inputs.count, by: size) {
      let batch = Array(inputs[start..<min(start + size, inputs.count)])
      let part = await withTaskGroup(of: (Int, Result<Output, any Error>).self) { group in
        for (offset, input) in batch.enumerated() { group.addTask { do { return (offset, .success(try await self.process(input))) } catch { return (offset, .failure(error)) } } }
        return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
      results += batch.indices.map { part[$0]! }
    }
    return results } }
let photos = (1...7).map { Photo(id: $0, data: Data(repeating: UInt8($0), count: $0 == 4 ? 0 : $0 * 3)) }
let upload = Upload(flaky: [2: 1, 5: 3, 7: 2])
let pipeline = Resize(maximum: 10).then(Encrypt(key: 0xF0)).then(upload.retry(2))
for (photo, result) in zip(photos, await pipeline.run(photos, batch: 3)) { switch result { case .success(let url): print(photo.name, url.lastPathComponent); case .failure(let failure as UploadFailure): print(photo.name, "failed", failure.id, failure.retryable); case .failure: print("?") } }
print(await upload.bytes, type(of: pipeline), Stage.allCases.map(\.rawValue).joined(separator: ">"))
print(try await pipeline.process(photos[4]).absoluteString, (try? await pipeline.process(photos[3])) as Any, await upload.bytes)
let second = await Encrypt(key: 1).run(Array(photos.prefix(4)), batch: 10).map { (try? $0.get())?.data.first.map(Int.init) ?? -1 }; print(second, await Resize(maximum: 1).run([], batch: 1).count)
