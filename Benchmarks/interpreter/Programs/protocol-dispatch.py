class Square:
    def __init__(self, side): self.side = side
    @property
    def sides(self): return 4
    def area(self, scale): return self.side * self.side * scale
class Box:
    def __init__(self, width, height):
        self.width = width
        self.height = height
    @property
    def sides(self): return 4
    def area(self, scale): return self.width * self.height * scale
class Triangle:
    def __init__(self, base, height):
        self.base = base
        self.height = height
    @property
    def sides(self): return 3
    def area(self, scale): return self.base * self.height * scale // 2
def run(n):
    shapes = [Square(3), Box(2, 5), Triangle(4, 6)]
    total = 0
    for i in range(n):
        for shape in shapes: total += shape.area(i % 7) + shape.sides
    return total
