import Foundation

final class Box { let n: Int; init(_ n: Int) { self.n = n } }
let cache = NSCache<NSString, Box>()
cache.countLimit = 10
let key = NSString(string: "a")
print(cache.object(forKey: key) == nil)
cache.setObject(Box(1), forKey: key)
cache.setObject(Box(2), forKey: NSString(string: "b"))
print(cache.object(forKey: NSString(string: "a"))!.n, cache.object(forKey: NSString(string: "b"))!.n)
cache.setObject(Box(3), forKey: key)
print(cache.object(forKey: key)!.n)
cache.removeObject(forKey: key)
print(cache.object(forKey: key) == nil, cache.countLimit)
cache.removeAllObjects()
print(cache.object(forKey: NSString(string: "b")) == nil)

var text = AttributedString("Read the terms of use")
if let range = text.range(of: "terms") {
  text[range].link = URL(string: "https://example.org/terms")
}
print(String(text.characters), text.runs.count)
for run in text.runs where run.link != nil { print(String(text[run.range].characters), run.link!.absoluteString) }
print(text.range(of: "nothing") == nil, text.range(of: "READ", options: .caseInsensitive) != nil)
text.append(AttributedString("!"))
text += AttributedString("?")
let both = AttributedString("A") + AttributedString("B")
print(String(text.characters), String(both.characters))
if let range = text.range(of: " of use") { text.removeSubrange(range) }
print(String(text.characters))
