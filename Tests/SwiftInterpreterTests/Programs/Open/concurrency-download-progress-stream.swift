struct Download: Sendable {
    enum Event: Sendable, Equatable { case started(total: Int), progress(Double), paused, finished(checksum: Int) }
    let name: String, chunks: [Int]
    var failAt: Int?
    struct Interrupted: Error { let at: Int }
    func events() -> AsyncThrowingStream<Event, any Error> {
        AsyncThrowingStream { continuation in
            let total = chunks.reduce(0, +)
            continuation.yield(.started(total: total))
            var done = 0
            for (n, chunk) in chunks.enumerated() {
                if n == failAt { continuation.finish(throwing: Interrupted(at: done)); return }
                done += chunk
                if chunk == 0 { continuation.yield(.paused) } else { continuation.yield(.progress(Double(done) / Double(total))) }
            }
            continuation.yield(.finished(checksum: chunks.reduce(7) { $0 &* 31 &+ $1 }))
            continuation.finish()
        }
    }
}
extension AsyncSequence where Element: Equatable {
    func collected(limit: Int = .max) async rethrows -> [Element] {
        var result: [Element] = []
        for try await element in self where !result.contains(element) {
            result.append(element)
            if result.count == limit { break }
        }
        return result
    }
}
@MainActor final class ProgressModel {
    private(set) var bars: [String: String] = [:]
    func watch(_ download: Download) async {
        do {
            for try await event in download.events() {
                switch event {
                case .started(let total) where total == 0: bars[download.name] = "empty"
                case .started: bars[download.name] = ""
                case .progress(let fraction): bars[download.name] = String(repeating: "=", count: Int(fraction * 10)) + ">"
                case .paused: bars[download.name, default: ""] += "||"
                case .finished(let sum): bars[download.name]? += " ✓\(sum % 100)"
                }
                print(download.name, bars[download.name] ?? "?")
            }
        } catch let error as Download.Interrupted { bars[download.name]?.append(" ✗ at \(error.at)") } catch { print(error) }
    }
}
let model = ProgressModel()
for download in [Download(name: "a", chunks: [50, 25, 0, 25]), .init(name: "b", chunks: [1, 1, 2], failAt: 2), .init(name: "c", chunks: [])] {
    await model.watch(download)
}
print(model.bars.sorted { $0.key < $1.key }.map(\.value))
let fractions = Download(name: "d", chunks: [10, 30, 60]).events().compactMap { if case .progress(let f) = $0 { f } else { nil as Double? } }
print(try await fractions.map { Int($0 * 100) }.collected())
let limited = try await Download(name: "e", chunks: [5, 0, 0, 5]).events().collected(limit: 3)
print(limited.map { "\($0)" })
print(try await Download(name: "f", chunks: [2, 2]).events().contains(.progress(0.5)))
