def fibonacci(n): return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)
def run(n): return fibonacci(n)
