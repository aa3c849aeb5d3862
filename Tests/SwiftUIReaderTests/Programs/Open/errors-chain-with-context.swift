import Foundation
struct ContextError: Error, CustomStringConvertible {
    let message: String
    let cause: (any Error)?
    var description: String { cause.map { "\(message) <- \($0)" } ?? message }
    var root: any Error { (cause as? ContextError)?.root ?? cause ?? self }
    var depth: Int { 1 + ((cause as? ContextError)?.depth ?? (cause == nil ? 0 : 1)) }
}
enum ParseError: Error, CustomStringConvertible {
    case badLine(Int, String)
    case conversion(any Error)
    var description: String {
        switch self {
        case .badLine(let n, let text): "line \(n): '\(text)'"
        case .conversion(let error): "conversion(\(error))"
        }
    }
}
func context<T>(_ message: @autoclosure () -> String, _ body: () throws -> T) throws(ContextError) -> T {
    do { return try body() } catch { throw ContextError(message: message(), cause: error) }
}
struct NumberError: LocalizedError { let text: String; var errorDescription: String? { "'\(text)' is no number" } }
func number(_ text: Substring) throws -> Double {
    guard let value = Double(text) else { throw NumberError(text: String(text)) }
    return value
}
func parse(_ file: String, named name: String) throws -> [String: Double] {
    try context("reading \(name)") {
        var result: [String: Double] = [:]
        for (n, line) in file.split(separator: "\n").enumerated() where !line.hasPrefix("#") {
            let parts = line.split(separator: "=")
            guard parts.count == 2 else { throw ParseError.badLine(n + 1, String(line)) }
            result[String(parts[0])] = try context("key \(parts[0])") {
                do { return try number(parts[1]) } catch let e where parts[0].hasPrefix("x") { throw ParseError.conversion(e) }
            }
        }
        return result
    }
}
for (name, file) in [("good", "#c\na=1\nb=2.5"), ("short", "a=1\nb"), ("word", "a=one"), ("wrapped", "a=3\nxs=many"), ("empty", "")] {
    do {
        let values = try parse(file, named: name)
        print(name, values.keys.sorted(), values.values.reduce(0, +))
    } catch let error as ContextError {
        switch error.root {
        case let ParseError.badLine(n, _): print(name, "line", n, "depth", error.depth)
        case is NumberError: print(name, (error.root as? any LocalizedError)?.errorDescription ?? "?", "depth", error.depth)
        case ParseError.conversion(let inner as NumberError): print(name, inner.text, "depth", error.depth)
        default: print(name, "?")
        }
        if !(error.cause is ContextError) { print("  direct:", error.message) }
    }
}
let plain = ContextError(message: "top", cause: nil)
print(plain, plain.depth, plain.root is ContextError, ContextError(message: "over", cause: plain))
print((try? parse("k=7", named: "x"))?["k"] ?? 0, Result { try parse("?", named: "y") }.isFailure)
extension Result { var isFailure: Bool { if case .failure = self { true } else { false } } }
