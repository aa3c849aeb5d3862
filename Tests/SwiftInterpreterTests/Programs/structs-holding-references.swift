final class Logger { var lines: [String] = [] }
struct Stepper {
    var value = 0
    let logger: Logger
    mutating func step(by amount: Int = 1) {
        value += amount
        logger.lines.append("value \(value)")
    }
}
let shared = Logger()
var left = Stepper(logger: shared)
left.step()
var right = left
right.step(by: 10)
left.step()
print(left.value, right.value)
print(shared.lines)
print(left.logger === right.logger, shared.lines.count)
