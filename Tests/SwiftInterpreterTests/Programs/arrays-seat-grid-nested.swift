var seats = Array(repeating: Array(repeating: ".", count: 4), count: 3)
seats[0][1] = "X"
seats[2][3] = "X"
seats[1].replaceSubrange(0...1, with: ["o", "o"])

for (row, line) in seats.enumerated() {
    print(row, line.joined())
}
let free = seats.joined().filter { $0 == "." }.count
print("free:", free)
let firstTaken = seats.indices.flatMap { r in seats[r].indices.map { (r, $0) } }
    .first { seats[$0.0][$0.1] == "X" }
if let seat = firstTaken { print("row \(seat.0), seat \(seat.1)") }
let columns = seats[0].indices.map { c in seats.map { $0[c] }.joined() }
print(columns)
