class Point:
    __slots__ = ('a', 'b')
    def __init__(self, a, b):
        self.a = a
        self.b = b
def run(n):
    points = []
    for i in range(n): points.append(Point(i, f'x{i}'))
    return sum(p.a + len(p.b) for p in points if p.a % 2 == 0)
