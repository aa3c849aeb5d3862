struct Failed: Error { let id: Int }
func upload(_ id: Int, failing: Set<Int>) async throws -> Int {
    if failing.contains(id) { throw Failed(id: id) }
    return id
}
func uploadAll(_ ids: [Int], failing: Set<Int> = []) async throws -> [Int] {
    try await withThrowingTaskGroup(of: Int.self) { group in
        for id in ids { group.addTask { try await upload(id, failing: failing) } }
        var done: [Int] = []
        while let id = try await group.next() { done.append(id) }
        return done.sorted()
    }
}
print(try await uploadAll([3, 1, 2]))
do { print(try await uploadAll([1, 5], failing: [5])) } catch { print(error) }

let task = Task { () -> String in
    while !Task.isCancelled { await Task.yield() }
    return "stopped"
}
task.cancel()
print(await task.value, task.isCancelled)
