import Foundation

enum Update: Equatable { case progress(Double), finished(URL) }
enum DownloadError: Error { case interrupted(at: Int), empty }
struct Downloader {
  var chunks: [Data]; var failAt: Int?
  func download(to url: URL) -> AsyncThrowingStream<Update, Error> {
    AsyncThrowingStream { continuation in
      guard !chunks.isEmpty else { continuation.finish(throwing: DownloadError.empty); return }
      let total = chunks.reduce(0) { $0 + $1.count }
      var received = 0
      for (index, chunk) in chunks.enumerated() {
        if index == failAt { continuation.finish(throwing: DownloadError.interrupted(at: received)); return }
        received += chunk.count
        continuation.yield(.progress(Double(received) / Double(total))) }
      continuation.yield(.finished(url)); continuation.finish() }
  } }
func watch(_ downloader: Downloader) async -> String {
  var seen: [String] = []
  do {
    for try await update in downloader.download(to: URL(fileURLWithPath: "/tmp/file.bin")) {
      switch update {
      case .progress(let value) where value < 0.5: continue
      case .progress(let value): seen.append(String(format: "%.0f%%", value * 100))
      case .finished(let url): seen.append(url.lastPathComponent)
      } }
    seen.append("done")
  } catch DownloadError.interrupted(let bytes) { seen.append("cut at \(bytes)") }
  catch { seen.append("\(error)") }
  return seen.joined(separator: " ") }
let chunks = [1, 2, 3, 4].map { Data(repeating: 0, count: $0 * 10) }
print(await watch(Downloader(chunks: chunks))); print(await watch(Downloader(chunks: chunks, failAt: 3))); print(await watch(Downloader(chunks: chunks, failAt: 0))); print(await watch(Downloader(chunks: [])))
let stream = Downloader(chunks: chunks).download(to: URL(string: "https://h.org/x")!)
print(try await stream.contains { $0 == .progress(0.3) }, try await stream.first { _ in true } as Any)
let mapped = Downloader(chunks: chunks, failAt: 2).download(to: URL(string: "h")!).compactMap { update -> Int? in if case .progress(let p) = update { return Int(p * 100) }; return nil }
var got: [Int] = []
do { for try await percent in mapped { got.append(percent) } } catch { print(got, type(of: error)) }
let prefixed = try await Downloader(chunks: chunks, failAt: 2).download(to: URL(string: "h")!).prefix(2).reduce(into: 0) { count, _ in count += 1 }
print(prefixed, (try? await Downloader(chunks: []).download(to: URL(string: "h")!).first { _ in true }) as Any)
do { _ = try await Downloader(chunks: chunks).download(to: URL(string: "h")!).map { update -> Int in if case .finished = update { throw URLError(.cancelled) }; return 1 }.reduce(0, +) } catch let error as URLError { print(error.code == .cancelled, error.code.rawValue) }
