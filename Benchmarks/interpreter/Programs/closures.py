def counter(step):
    total = 0
    def body(value):
        nonlocal total
        total += value * step
        return total
    return body
def apply(times, body):
    last = 0
    for i in range(times): last = body(i)
    return last
def run(n):
    first = counter(2)
    second = counter(3)
    return apply(n, first) + apply(n, lambda v: second(v) + 1)
