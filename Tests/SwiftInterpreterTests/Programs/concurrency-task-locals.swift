// A task-local value holds while something runs, also in what that calls, and is back afterwards.
enum Priority { case usual, sync }
enum Transfer {
  @TaskLocal static var category: Priority = .usual
  @TaskLocal static var depth = 0
}
struct Failure: Error {}

func describe() -> String { "\(Transfer.category) \(Transfer.depth)" }

print(describe())
Transfer.$category.withValue(.sync) {
  print(describe())
  Transfer.$depth.withValue(1) { print(describe()) }
  print(describe())
}
print(describe())
let length = Transfer.$category.withValue(.sync) { describe().count }
print(length, Transfer.$depth.get())
do {
  try Transfer.$depth.withValue(5) {
    print(describe())
    throw Failure()
  }
} catch { print("thrown", describe()) }
