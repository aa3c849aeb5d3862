class Tick:
    __slots__ = ()
class Move:
    __slots__ = ('x', 'y')
    def __init__(self, x, y):
        self.x = x
        self.y = y
class Text:
    __slots__ = ('text',)
    def __init__(self, text): self.text = text
def weight(event):
    if isinstance(event, Tick): return 1
    if isinstance(event, Move): return event.x + event.y
    return len(event.text)
def run(n):
    total = 0
    for i in range(n):
        event = Tick() if i % 3 == 0 else Move(i, 2) if i % 3 == 1 else Text("abc")
        total += weight(event)
    return total
