import Foundation
extension Comparable { func clamped(_ r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
let a = 1.7; print(a.clamped(0...1), (a / 4).clamped(to: 0...1), 7.clamped(0...5), (3.0 / 2).clamped(0...1))
struct S { var left = 5.0, total = 8.0; var share: Double { (left / total).clamped(0...1) } }; print(S().share)
let d1 = Date(timeIntervalSince1970: 100), d2 = Date(timeIntervalSince1970: 40.5); print(d1.timeIntervalSince(d2), d1.distance(to: d2), d2 < d1)
let o: Date? = d2; print(d1.timeIntervalSince(o!), o.map { d1.timeIntervalSince($0) } ?? 0, d1.timeIntervalSince(o ?? d1)); var m = d1; m.addTimeInterval(60); print(m.timeIntervalSince1970)
let i = DateInterval(start: d2, end: d1); print(i.duration, i.contains(Date(timeIntervalSince1970: 60)), i.end == d1, DateInterval(start: d1, duration: 5).end.timeIntervalSince1970)
print(TimeZone(secondsFromGMT: 3600)!.secondsFromGMT(), TimeZone(identifier: "UTC")!.secondsFromGMT(for: d1))
