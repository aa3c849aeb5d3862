import Foundation

enum Shape: Codable, Equatable {
  case circle(radius: Double)
  case rect(width: Double, height: Double)
  case label(String)
  case nothing
}
let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys
func json<T: Encodable>(_ value: T) -> String { (try? encoder.encode(value)).flatMap { String(data: $0, encoding: .utf8) } ?? "?" }
let shapes: [Shape] = [.circle(radius: 1.5), .rect(width: 2, height: 3), .label("hi"), .nothing]
for shape in shapes { print(json(shape)) }
let back = try JSONDecoder().decode([Shape].self, from: encoder.encode(shapes))
print(back == shapes, back.count)
do {
  _ = try JSONDecoder().decode(Shape.self, from: Data(#"{"square":{"side":1}}"#.utf8))
  print("decoded")
} catch let DecodingError.typeMismatch(type, context) { print("mismatch", type, context.codingPath.count) } catch { print("other") }
do {
  _ = try JSONDecoder().decode(Shape.self, from: Data(#"{"circle":{}}"#.utf8))
} catch let DecodingError.keyNotFound(key, context) { print("missing", key.stringValue, context.codingPath.map(\.stringValue)) } catch { print("other") }

enum Level: Int, Codable, CaseIterable { case low = 1, mid, high = 10 }
enum Theme: String, Codable { case light, dark = "night" }
struct Prefs: Codable { var level = Level.mid; var theme: Theme?; var history: [Theme] = [.light] }
print(json(Prefs()), json(Prefs(level: .high, theme: .dark, history: [])))
let prefs = try JSONDecoder().decode(Prefs.self, from: Data(#"{"level":1,"theme":"night","history":["light","night"]}"#.utf8))
print(prefs.level, prefs.theme ?? .light, prefs.history.map(\.rawValue))
print((try? JSONDecoder().decode(Prefs.self, from: Data(#"{"level":3,"history":[]}"#.utf8))) == nil)
print((try? JSONDecoder().decode([Theme].self, from: Data(#"["dark"]"#.utf8))) as Any)
