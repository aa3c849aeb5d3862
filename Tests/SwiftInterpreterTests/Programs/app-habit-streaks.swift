struct Habit { let name: String; private(set) var days: Set<Int> = []; mutating func toggle(_ day: Int) { if !days.insert(day).inserted { days.remove(day) } }
  func streak(until day: Int) -> Int { var count = 0; var d = day; while days.contains(d) { count += 1; d -= 1 }; return count }
  var longest: Int { var best = 0, run = 0, last: Int?; for d in days.sorted() { run = last.map { d == $0 + 1 } == true ? run + 1 : 1; best = max(best, run); last = d }; return best } }
var h = Habit(name: "Read"); [1, 2, 3, 5, 6, 3, 3].forEach { h.toggle($0) }; print(h.days.sorted(), h.streak(until: 3), h.streak(until: 6), h.streak(until: 4), h.longest); h.toggle(4); h.toggle(3); print(h.longest, h.days.count)
