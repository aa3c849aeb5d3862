struct Stepper {
    let values: [Int]
    func each(_ body: (Int) -> Void) { values.forEach(body) }
    func each(_ body: (Int, Int) -> Void) { values.enumerated().forEach { body($0.offset, $0.element) } }
    func each(_ body: () -> Void) { values.forEach { _ in body() } }
    func pick(_ body: (Int) -> Bool) -> [Int] { values.filter(body) }
    func pick(_ body: (Int) -> String) -> [String] { values.map(body) }
}
let stepper = Stepper(values: [4, 9])
stepper.each { value in print("value", value) }
stepper.each { index, value in print("at", index, value) }
var ticks = 0
stepper.each { ticks += 1 }
print(ticks, stepper.pick { $0 > 5 }, stepper.pick { "<\($0)>" })
