import Foundation
struct INI: ExpressibleByStringLiteral {
  struct Problem: Error, Equatable { let line: Int; let kind: Kind; enum Kind: Equatable { case noSection, noValue(key: String), duplicate(String) } }
  private(set) var sections: [String: [String: String]] = [:], problems: [Problem] = []
  init(stringLiteral value: String) { self.init(value) }
  init(_ text: String) {
    var current: String?
    for (number, raw) in text.components(separatedBy: .newlines).enumerated() {
      let line = (raw.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).first ?? "").trimmingCharacters(in: .whitespaces)
      if line.isEmpty { continue }; if line.first == "[", line.last == "]" { current = String(line.dropFirst().dropLast()); continue }
      guard let section = current else { problems.append(Problem(line: number + 1, kind: .noSection)); continue }
      guard let equals = line.firstIndex(of: "=") else { problems.append(.init(line: number + 1, kind: .noValue(key: line))); continue }
      let key = line[..<equals].trimmingCharacters(in: .whitespaces), value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "\"")))
      if sections[section]?.updateValue(value, forKey: key) != nil { problems.append(.init(line: number + 1, kind: .duplicate(key))) }
      else { sections[section, default: [:]][key] = value }
    } }
  subscript<T: LosslessStringConvertible>(section: String, key: String, type: T.Type = T.self) -> T? { sections[section]?[key].flatMap(T.init) }
  subscript(section: String, key: String) -> String? { sections[section]?[key] }
  subscript(list section: String, key: String) -> [Substring] { self[section, key]?.split { ", ".contains($0) } ?? [] }
}
let ini: INI = """
  stray = 1
  [server]
  host = "example.org"   # comment
  port=8080
  ratio = 0.75
  debug = true
  port = 9090
  empty =
  [paths]
  dirs = /a, /b,/c
  broken
  math = a=b
  """
print(ini.sections.keys.sorted())
print(ini.problems.count)
let port: Int? = ini["server", "port"], ratio = ini["server", "ratio", Double.self] ?? 0, debug: Bool = ini["server", "debug"] ?? false
print(port ?? -1, ratio, debug, ini["server", "host"] ?? "nil", ini["server", "empty"] as Any, ini["server", "host", Int.self] as Any)
print(ini[list: "paths", "dirs"], ini["paths", "math"]!, ini["none", "x"] ?? "missing", ini[list: "a", "b"].isEmpty)
for problem in ini.problems { switch problem.kind { case .noSection: print(problem.line, "no section"); case .noValue(let key): print(problem.line, "no value for", key); case .duplicate(let key) where key.count > 3: print(problem.line, "twice", key); case .duplicate: print("short") } }
print(INI("[a]\nx=1").sections == ["a": ["x": "1"]], INI("").problems.isEmpty, INI("x").problems == [.init(line: 1, kind: .noSection)], ("[q]\n" as INI).sections.isEmpty)
