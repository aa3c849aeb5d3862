struct Month { let days: Int; let firstWeekday: Int; var weeks: [[Int?]] { var cells: [Int?] = Array(repeating: nil, count: firstWeekday) + (1...days).map { $0 }; while cells.count % 7 != 0 { cells.append(nil) }; return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) } } }
let may = Month(days: 31, firstWeekday: 3); for week in may.weeks { print(week.map { $0.map { $0 < 10 ? " \($0)" : "\($0)" } ?? "--" }.joined(separator: " ")) }
print(may.weeks.count, may.weeks.flatMap { $0 }.compactMap { $0 }.count, Month(days: 28, firstWeekday: 0).weeks.count)
func isLeap(_ y: Int) -> Bool { y % 4 == 0 && (y % 100 != 0 || y % 400 == 0) }; print([1900, 2000, 2023, 2024].filter(isLeap))
