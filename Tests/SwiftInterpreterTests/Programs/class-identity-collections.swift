final class Track { let title: String; var plays = 0; init(_ t: String) { title = t } }
extension Track: Hashable { static func == (a: Track, b: Track) -> Bool { a.title == b.title }; func hash(into h: inout Hasher) { h.combine(title) } }
let a = Track("x"), b = Track("x"), c = Track("y"); let alias = a
print(a == b, a === b, a === alias, a !== b, a == c, [a, b, c].firstIndex { $0 === b } ?? -1, [a, b, c].firstIndex(of: b) ?? -1)
var set: Set = [a]; let (inserted, member) = set.insert(b); print(inserted, member === a, set.count, set.contains(b))
print(set.update(with: b) === a, set.first === b)
var byTrack = [a: 1]; byTrack[b, default: 0] += 1; byTrack[c] = 5; print(byTrack.count, byTrack[a]!, byTrack.keys.contains { $0 === a })
var ids: [ObjectIdentifier: String] = [:]; for t in [a, b, c, alias] { ids[ObjectIdentifier(t), default: ""] += t.title }; print(ids.count, ids[ObjectIdentifier(a)]!, ids[ObjectIdentifier(b)]!)
alias.plays += 2; let list = [a, b]; list[1].plays = 9; for t in list { t.plays += 1 }; print(a.plays, b.plays, list.map(\.plays))
struct Playlist { var tracks: [Track]; var current: Track?; mutating func next() { guard let i = tracks.firstIndex(where: { $0 === current }) else { current = tracks.first; return }; current = i + 1 < tracks.count ? tracks[i + 1] : nil } }
var p = Playlist(tracks: [a, b, c]); let q = p; p.next(); print(p.current === a, q.current == nil); p.next(); print(p.current === b); p.tracks.removeAll { $0 === b }; p.next(); print(p.current === a, q.tracks.count)
class Animal { var name = "" }; final class Dog: Animal { var tricks = 0 }; let d = Dog(); let asAnimal: Animal = d; asAnimal.name = "rex"; (asAnimal as? Dog)?.tricks += 1; print(d.name, d.tricks, asAnimal === d, (asAnimal as AnyObject) === (d as AnyObject))
let any: Any = d; if let x = any as? Animal { print(x === d) }; let objs: [AnyObject] = [d, a, b]; print(objs.filter { $0 is Track }.count, objs.contains { $0 === b }, objs.firstIndex { $0 === d }!)
let n: Track? = nil; print(n === nil, n == nil, n !== a, Optional(a) === a); func same(_ x: AnyObject?, _ y: AnyObject?) -> Bool { x === y }; print(same(a, alias), same(nil, nil), same(a, nil))
protocol Node: AnyObject { var kids: [any Node] { get set } }; final class N: Node { var kids: [any Node] = [] }; let n1 = N(), n2 = N(); n1.kids.append(n2); n2.kids.append(N()); print(n1.kids[0] === n2, n1.kids.first?.kids.count ?? 0); n1.kids[0].kids.removeAll(); print(n2.kids.count)
