import Foundation

let json = Data(#"{"name": "Ann", "tags": ["a", "b"], "age": 7, "share": 0.5, "on": true, "none": null}"#.utf8)
if let object = try JSONSerialization.jsonObject(with: json) as? [String: Any] {
  print(object["name"] as? String ?? "-", (object["tags"] as? [String])?.count ?? 0, object["age"] as? Int ?? 0)
  print(object["share"] as? Double ?? 0, object["on"] as? Bool ?? false, object["none"] is NSNull, object["other"] == nil)
}
print((try? JSONSerialization.jsonObject(with: Data("{".utf8))) == nil)
let written = try JSONSerialization.data(withJSONObject: ["b": [1, 2], "a": "x"] as [String: Any], options: [.sortedKeys])
print(String(data: written, encoding: .utf8)!)

struct Point { var x = 1; var y = 2 }
for child in Mirror(reflecting: Point()).children { print(child.label ?? "-", child.value) }

enum Failure: Error { case own }
func load(_ number: Int) throws -> String {
  switch number {
  case 0: throw URLError(.badServerResponse)
  case 1: throw URLError(.cancelled)
  case 2: throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "broken"))
  case 3: throw Failure.own
  default: return "loaded"
  }
}
for number in 0..<5 {
  do {
    print(try load(number))
  } catch let error as URLError where error.code == .cancelled {
    print("cancelled", error.code == URLError.Code.cancelled, error.errorCode)
  } catch let error as URLError {
    print("network", error.code == .badServerResponse, error.code == .timedOut)
  } catch DecodingError.dataCorrupted(let context) {
    print(context.debugDescription)
  } catch {
    print("other")
  }
}
