let done: Set<Int> = [1, 3]; let r = 2..<5
print([1, 2, 3].filter(done.contains), [1, 2, 3].map(r.contains), ["ab", "b"].filter("abc".hasPrefix), [3, 4].map(2.advanced), ["a": 1].map { $0.key })
let f = [1, 2].contains; print(f(2))
