struct Settings {
    enum Failure: Error, Equatable { case unknown(String), notANumber(String) }
    var values: [String: String]
    subscript(key: String) -> String {
        get throws {
            guard let value = values[key] else { throw Failure.unknown(key) }
            return value
        }
    }
    var fontSize: Int {
        get throws(Failure) {
            guard let size = values["size"].flatMap({ Int($0) }) else { throw .notANumber(values["size"] ?? "") }
            return size
        }
    }
}
var settings = Settings(values: ["size": "14", "theme": "dark"])
print(try settings["theme"], try settings.fontSize)
settings.values["size"] = "big"
do { print(try settings["font"]) } catch { print(error) }
do { print(try settings.fontSize) } catch { print(error == .notANumber("big"), error) }
