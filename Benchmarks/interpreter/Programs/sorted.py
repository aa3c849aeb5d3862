import functools
class Entry:
    __slots__ = ('key', 'name')
    def __init__(self, key, name):
        self.key = key
        self.name = name
def run(n):
    entries = []
    seed = 7
    for i in range(n):
        seed = (seed * 1103 + 12345) % 65536
        entries.append(Entry(seed, f'n{i}'))
    numbers = sorted([e.key for e in entries])
    by_key = sorted(entries, key=functools.cmp_to_key(lambda a, b: -1 if a.key < b.key else 1 if b.key < a.key else 0))
    return numbers[0] + numbers[n - 1] + by_key[n // 2].key
