class Stack:
    def __init__(self): self.items = []
    @property
    def count(self): return len(self.items)
    def push(self, item): self.items.append(item)
    def pop(self): return self.items.pop() if self.items else None
def largest(a, b): return b if a < b else a
def run(n):
    stack = Stack()
    best = 0
    for i in range(n):
        stack.push(i % 101)
        if i % 3 == 0:
            top = stack.pop()
            if top is not None: best = largest(best, top)
    return best + stack.count
