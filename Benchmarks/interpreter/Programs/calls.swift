func fibonacci(_ n: Int) -> Int { n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2) }
func run(_ n: Int) -> Int { fibonacci(n) }
