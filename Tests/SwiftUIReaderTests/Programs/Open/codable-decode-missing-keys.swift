import Foundation

struct Feature: Decodable { let name: String; let enabled: Bool?; let limits: [Int] }
func decode(_ text: String) {
    do {
        let feature = try JSONDecoder().decode(Feature.self, from: Data(text.utf8))
        print(feature.name, feature.enabled ?? false, feature.limits)
    } catch DecodingError.keyNotFound(let key, _) {
        print("missing", key.stringValue)
    } catch DecodingError.typeMismatch(let type, let context) {
        print("expected", type, "at", context.codingPath.map(\.stringValue))
    } catch DecodingError.valueNotFound(_, let context) {
        print("null at", context.codingPath.map(\.stringValue))
    } catch { print("not json") }
}
decode(#"{"name": "chat", "enabled": true, "limits": [1, 2], "extra": 1}"#)
decode(#"{"name": "chat", "limits": []}"#)
decode(#"{"name": "chat"}"#)
decode(#"{"name": 5, "limits": []}"#)
decode(#"{"name": null, "limits": []}"#)
decode("oops")
