def run(n):
    total = 0
    for i in range(n):
        if i % 3 == 0: total += i * 2
        else: total -= 1
    return total
