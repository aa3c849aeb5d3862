var trace: [String] = []
func note<T>(_ s: String, _ v: T) -> T { trace.append(s); return v }
func both(_ a: @autoclosure () -> Bool, _ b: @autoclosure () -> Bool) -> Bool { a() && b() }
_ = both(note("a", false), note("b", true)); print(trace)
func log(_ m: @autoclosure () -> String, on: Bool) { if on { print(m()) } }
log(note("x", "shown"), on: true); log(note("y", "hidden"), on: false); print(trace)
