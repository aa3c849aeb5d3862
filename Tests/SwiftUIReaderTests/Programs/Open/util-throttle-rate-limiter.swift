import Foundation

protocol RateLimiter { mutating func allow(at date: Date) -> Bool; mutating func retryAfter(_ date: Date) -> TimeInterval? }
extension RateLimiter { mutating func retryAfter(_ date: Date) -> TimeInterval? { nil }
  mutating func run(_ times: [TimeInterval]) -> String { times.map { allow(at: Date(timeIntervalSinceReferenceDate: $0)) ? "o" : "x" }.joined() } }
struct FixedWindow: RateLimiter { let limit: Int, length: TimeInterval; private var window = -1, used = 0
  init(_ limit: Int, per length: TimeInterval) { (self.limit, self.length) = (limit, length) }
  mutating func allow(at date: Date) -> Bool { let current = Int(date.timeIntervalSinceReferenceDate / length); if current != window { (window, used) = (current, 0) }; used += 1; return used <= limit } }
struct SlidingLog: RateLimiter { let limit: Int, length: TimeInterval; private var log: [Date] = []
  init(_ limit: Int, per length: TimeInterval) { self.limit = limit; self.length = length }
  mutating func allow(at date: Date) -> Bool { log.removeAll { date.timeIntervalSince($0) >= length }; guard log.count < limit else { return false }; log.append(date); return true }
  mutating func retryAfter(_ date: Date) -> TimeInterval? { log.count < limit ? nil : log.first.map { max(0, length - date.timeIntervalSince($0)) } } }
struct TokenBucket: RateLimiter { let capacity: Double, rate: Double; private var tokens: Double, last: Date?
  init(capacity: Double, perSecond rate: Double) { self.capacity = capacity; self.rate = rate; tokens = capacity }
  private mutating func refill(_ date: Date) { if let last { tokens = min(capacity, tokens + date.timeIntervalSince(last) * rate) }; last = date }
  mutating func allow(at date: Date) -> Bool { refill(date); guard tokens >= 1 else { return false }; tokens -= 1; return true }
  mutating func retryAfter(_ date: Date) -> TimeInterval? { refill(date); return tokens >= 1 ? nil : (1 - tokens) / rate } }
struct Both<A: RateLimiter, B: RateLimiter>: RateLimiter { var a: A, b: B; mutating func allow(at date: Date) -> Bool { a.allow(at: date) && b.allow(at: date) } }
struct Keyed<Key: Hashable, Limiter: RateLimiter> { let make: () -> Limiter; private(set) var limiters: [Key: Limiter] = [:]; init(_ make: @autoclosure @escaping () -> Limiter) { self.make = make }
  mutating func allow(_ key: Key, at seconds: TimeInterval) -> Bool { limiters[key, default: make()].allow(at: Date(timeIntervalSinceReferenceDate: seconds)) } }
let times: [TimeInterval] = [0, 1, 2, 9, 10, 11, 12, 13, 20, 25]
var fixed = FixedWindow(2, per: 10), sliding = SlidingLog(2, per: 10), bucket = TokenBucket(capacity: 2, perSecond: 0.25)
print(fixed.run(times), sliding.run(times), bucket.run(times))
var copy = sliding; print(sliding.retryAfter(Date(timeIntervalSinceReferenceDate: 26)) as Any, copy.run([26, 27]), copy.retryAfter(Date(timeIntervalSinceReferenceDate: 28)) ?? -1, sliding.run([36]))
print(bucket.retryAfter(Date(timeIntervalSinceReferenceDate: 25)) ?? 0, fixed.retryAfter(.distantFuture) as Any, bucket.retryAfter(Date(timeIntervalSinceReferenceDate: 100)) as Any)
var combined = Both(a: FixedWindow(3, per: 10), b: SlidingLog(1, per: 3)); print(combined.run([0, 1, 2, 3, 4, 10, 13]))
var any: [any RateLimiter] = [FixedWindow(1, per: 5), SlidingLog(1, per: 5), TokenBucket(capacity: 1, perSecond: 0.2)]
for i in any.indices { print(type(of: any[i]), any[i].run([4, 5, 9, 10])) }
var keyed = Keyed<URL, SlidingLog>(SlidingLog(1, per: 60)); let a = URL(string: "https://a.org")!, b = URL(string: "https://b.org")!
print([(a, 0), (a, 1), (b, 1), (a, 60), (b, 60)].map { keyed.allow($0.0, at: $0.1) }, keyed.limiters.count)
func drain(_ limiter: inout some RateLimiter, from start: TimeInterval) -> Int { var n = 0; while limiter.allow(at: Date(timeIntervalSinceReferenceDate: start)), n < 100 { n += 1 }; return n }
var big = TokenBucket(capacity: 12.5, perSecond: 1); print(drain(&big, from: 0), drain(&big, from: 3.4), drain(&big, from: 1000), drain(&any[0], from: 50))
