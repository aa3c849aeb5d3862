class Node:
    def __init__(self, value):
        self.value = value
        self.left = None
        self.right = None
    def insert(self, new):
        if new < self.value:
            if self.left is not None: self.left.insert(new)
            else: self.left = Node(new)
        else:
            if self.right is not None: self.right.insert(new)
            else: self.right = Node(new)
    def sum(self):
        return self.value + (self.left.sum() if self.left else 0) + (self.right.sum() if self.right else 0)
def run(n):
    root = Node(n // 2)
    seed = 17
    for _ in range(n):
        seed = (seed * 1103 + 12345) % 65536
        root.insert(seed)
    return root.sum()
