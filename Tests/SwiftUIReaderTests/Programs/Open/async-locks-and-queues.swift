import Foundation

@propertyWrapper final class Locked<Value> {
  private var value: Value; private let lock = NSLock()
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value { get { lock.withLock { value } } set { lock.withLock { value = newValue } } }
  var projectedValue: Locked { self }
  @discardableResult func mutate<T>(_ body: (inout Value) throws -> T) rethrows -> T { lock.lock(); defer { lock.unlock() }; return try body(&value) }
}
final class Counter: @unchecked Sendable { @Locked var hits = 0; @Locked var names: Set<String> = [] }
let counter = Counter()
DispatchQueue.concurrentPerform(iterations: 50) { index in
  counter.$hits.mutate { $0 += 1 }
  counter.$names.mutate { _ = $0.insert("n\(index % 4)") }
}
print(counter.hits, counter.names.sorted(), counter.$hits.mutate { $0 -= 8; return "returned \($0)" }, counter.hits)
let queue = DispatchQueue(label: "serial")
var order: [Int] = []
for n in 1...3 { queue.async { order.append(n) } }
queue.sync { order.append(99) }
print(order, queue.label, queue.sync { order.count * 2 })
do { try queue.sync { throw POSIXError(.ENOENT) } } catch let error as POSIXError { print("posix", error.code == .ENOENT, error.code.rawValue) }
let group = DispatchGroup(), results = Locked(wrappedValue: [Int: String]())
for n in 0..<4 { group.enter(); DispatchQueue.global().async { defer { group.leave() }; results.mutate { $0[n] = String(repeating: "*", count: n) } } }
group.wait()
print(results.wrappedValue.sorted { $0.key < $1.key }.map(\.value))
let semaphore = DispatchSemaphore(value: 0); var delivered = ""
Thread.detachNewThread { delivered = "from thread"; semaphore.signal() }
semaphore.wait(); print(delivered, semaphore.wait(timeout: .now()) == .timedOut)
let work = DispatchWorkItem { print("never") }; work.cancel(); queue.async(execute: work); queue.sync {}; print(work.isCancelled)
let operations = OperationQueue(); operations.maxConcurrentOperationCount = 1
let log = Locked(wrappedValue: [String]())
let second = BlockOperation { log.mutate { $0.append("second") } }, first = BlockOperation { log.mutate { $0.append("first") } }
second.addDependency(first); second.completionBlock = nil
operations.addOperations([second, first], waitUntilFinished: true); operations.addOperation { log.mutate { $0.append("third") } }; operations.waitUntilAllOperationsAreFinished()
print(log.wrappedValue, second.isFinished, first.dependencies.isEmpty, second.dependencies.count)
let recursive = NSRecursiveLock(); func depth(_ n: Int) -> Int { recursive.lock(); defer { recursive.unlock() }; return n == 0 ? 0 : 1 + depth(n - 1) }; print(depth(5), recursive.try())
var copy = counter.names; copy.insert("zz"); print(counter.names.count, copy.count)
