func makeCounter(step: Int = 1) -> (next: () -> Int, reset: () -> Void) {
    var count = 0
    return (next: { count += step; return count }, reset: { count = 0 })
}
let likes = makeCounter(), shares = makeCounter(step: 5)
print(likes.next(), likes.next(), shares.next())
likes.reset()
print(likes.next(), shares.next())
let ids: () -> String = {
    let counter = makeCounter()
    return { "row-\(counter.next())" }
}()
print(ids(), ids())
print((0..<3).map { _ in ids() })
