struct Money { var cents: Int; var text: String { let sign = cents < 0 ? "-" : ""; let v = abs(cents); return "\(sign)$\(v / 100).\(pad(v % 100))" }; private func pad(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" } }
print(Money(cents: 1234).text, Money(cents: -5).text)
func duration(_ s: Int) -> String { let (h, r) = s.quotientAndRemainder(dividingBy: 3600); let (m, sec) = r.quotientAndRemainder(dividingBy: 60); return [(h, "h"), (m, "m"), (sec, "s")].filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined(separator: " ") }
print(duration(3725), duration(59), duration(7200))
func percent(_ d: Double) -> String { "\(Int((d * 100).rounded()))%" }; print(percent(1 / 3), percent(0.999), percent(0))
func ordinal(_ n: Int) -> String { let s = switch (n % 10, n % 100) { case (1, let t) where t != 11: "st"; case (2, let t) where t != 12: "nd"; case (3, let t) where t != 13: "rd"; default: "th" }; return "\(n)" + s }; print((1...4).map(ordinal), [11, 12, 21, 113].map(ordinal))
