import Foundation

enum DocumentError: Error, Equatable { case notFound(String), unreadable(String, version: Int?) }
final class DocumentStore<Document: Codable & Identifiable> where Document.ID == String {
  let directory: URL; private let files: FileManager
  private let encoder = JSONEncoder(), decoder = JSONDecoder()
  init(directory: URL, files: FileManager = .default) throws {
    self.directory = directory; self.files = files
    encoder.outputFormatting = [.sortedKeys]; encoder.dateEncodingStrategy = .iso8601; decoder.dateDecodingStrategy = .iso8601
    try files.createDirectory(at: directory, withIntermediateDirectories: true)
  }
  private func url(_ id: String) -> URL { directory.appendingPathComponent(id).appendingPathExtension("json") }
  func save(_ document: Document) throws { try encoder.encode(document).write(to: url(document.id), options: .atomic) }
  func load(_ id: String) throws -> Document {
    guard files.fileExists(atPath: url(id).path) else { throw DocumentError.notFound(id) }
    let data = try Data(contentsOf: url(id))
    do { return try decoder.decode(Document.self, from: data) } catch is DecodingError { throw DocumentError.unreadable(id, version: (try? JSONSerialization.jsonObject(with: data) as? [String: Any])?["version"] as? Int) }
  }
  var ids: [String] { get throws { try files.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil).filter { $0.pathExtension == "json" }.map { $0.deletingPathExtension().lastPathComponent }.sorted() } }
  func update(_ id: String, _ change: (inout Document) throws -> Void) throws { var document = try load(id); try change(&document); try save(document) }
  @discardableResult func delete(_ id: String) -> Bool { (try? files.removeItem(at: url(id))) != nil }
}
struct Note: Codable, Identifiable, Equatable { let id: String; var text: String; var edited: Date?; var version = 2 }
let root = FileManager.default.temporaryDirectory.appendingPathComponent("b-json-file-document-\(UUID().uuidString)")
defer { try? FileManager.default.removeItem(at: root) }
let store = try DocumentStore<Note>(directory: root.appendingPathComponent("a/b"))
print(try store.ids); let note = Note(id: "n1", text: "hi"); try store.save(note); try store.save(Note(id: "a-2", text: "é\n", edited: Date(timeIntervalSince1970: 60)))
print(try store.ids, try store.load("n1") == note, try store.load("a-2").edited?.timeIntervalSince1970 ?? -1)
try store.update("n1") { $0.text += "!"; $0.edited = .init(timeIntervalSince1970: 0) }
print(try String(contentsOf: store.directory.appendingPathComponent("n1.json"), encoding: .utf8))
do { try store.update("n1") { $0.text = "lost"; throw CancellationError() } } catch { print(error is CancellationError, try store.load("n1").text) }
for id in ["zz", "old", "bad"] { if id == "old" { try Data(#"{"version":1}"#.utf8).write(to: store.directory.appendingPathComponent("old.json")) } else if id == "bad" { try "?".write(to: store.directory.appendingPathComponent("bad.json"), atomically: true, encoding: .utf8) }
  do { _ = try store.load(id) } catch let error as DocumentError { print(error) } }
print(store.delete("bad"), store.delete("bad"), try store.ids, try FileManager.default.contentsOfDirectory(atPath: root.path), FileManager.default.fileExists(atPath: root.appendingPathComponent("x").path))
