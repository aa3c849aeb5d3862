import Foundation

let text = "Grüße 👨‍👩‍👧!"
let bridged = text as NSString
print(text.count, bridged.length, text.utf16.count, text.utf8.count, text.unicodeScalars.count)
print(bridged.substring(to: 3), bridged.substring(from: bridged.length - 1), bridged.substring(with: NSRange(location: 1, length: 2)))
let range = bridged.range(of: "👨‍👩‍👧")
print(range.location, range.length, bridged.range(of: "zz").location == NSNotFound, bridged.character(at: 0))
if let swiftRange = Range(range, in: text) { print(text[swiftRange], text.distance(from: swiftRange.lowerBound, to: text.endIndex), NSRange(swiftRange, in: text) == range) }
print(Range(NSRange(location: 0, length: 99), in: text) == nil, NSIntersectionRange(range, NSRange(location: 0, length: 8)).length, NSMaxRange(range))
print(bridged.replacingCharacters(in: range, with: "x"), bridged.uppercased, bridged.contains("ß"), bridged.hasPrefix("Gr"))
print(("42abc" as NSString).integerValue, ("3.5" as NSString).doubleValue, ("yes" as NSString).boolValue, ("x" as NSString).integerValue)
let mutable = NSMutableString(string: "abc")
mutable.append("def"); mutable.insert("-", at: 3); mutable.replaceOccurrences(of: "d", with: "D", range: NSRange(location: 0, length: mutable.length))
print(mutable, mutable.length, mutable as String == "abc-Def")
let alias = mutable; alias.deleteCharacters(in: NSRange(location: 0, length: 4)); print(mutable, alias === mutable)
print("e\u{301}" == "\u{e9}", ("e\u{301}" as NSString).isEqual(to: "\u{e9}"), "e\u{301}".precomposedStringWithCanonicalMapping.unicodeScalars.count, "\u{e9}".decomposedStringWithCanonicalMapping.unicodeScalars.count)
print("ｶﾞ".precomposedStringWithCompatibilityMapping, "①".precomposedStringWithCompatibilityMapping, "Ünïcödé".folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil))
print("Hello".applyingTransform(.init("Any-Upper"), reverse: false) ?? "-", "naïve".applyingTransform(.stripDiacritics, reverse: false) ?? "-", "привет".applyingTransform(.toLatin, reverse: false) ?? "-")
var lines: [String] = []
"one\ntwo\r\n\nfour".enumerateLines { line, stop in lines.append(line); if line.isEmpty { stop = true } }
print(lines, "a\nb".components(separatedBy: .newlines), "x".padding(toLength: 5, withPad: "ab", startingAt: 1), "long text".padding(toLength: 4, withPad: " ", startingAt: 0))
var words: [String] = []
let sentence = "Don't stop"; sentence.enumerateLines { line, _ in words += line.components(separatedBy: "'") }
print(words, "abc".capitalized, "hello wORLD".capitalized, String(repeating: "ab", count: 2), "tEST".localizedCapitalized)
