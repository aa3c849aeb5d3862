def run(n):
    sums = {}
    for i in range(n):
        key = f'k{i % 97}'
        sums[key] = sums.get(key, 0) + i
    return sum(sums.values())
