func slowDouble(_ n: Int) async -> Int {
    await Task.yield()
    return n * 2
}
let task = Task { await slowDouble(21) }
print(await task.value, await task.value)

struct Bad: Error {}
let failing = Task<Int, Error> { throw Bad() }
switch await failing.result {
case .success(let value): print(value)
case .failure(let error): print("failed", error)
}
let tasks = (1...4).map { n in Task { await slowDouble(n) } }
var results: [Int] = []
for task in tasks { results.append(await task.value) }
print(results)
