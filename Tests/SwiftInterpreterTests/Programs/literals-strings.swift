// swift-format-ignore-file
let name = "World"
print("Hello, \(name)!")
print("a\tb\\n\"q\" \u{1F600} \u{e9}")
print(#"raw \n \#(name)"#)
let multi = """
  first
    second \(1 + 2)
  third \
  joined
  """
print(multi)
print("nested \("inner \(name.count)")")
print("""
no indent
""")
print("len \("é".count) \("👨‍👩‍👧".count)")
let big = 1_000_000, hex = 0xFF, bin = 0b1010, oct = 0o17
print(big, hex, bin, oct, 1e3, 2.5e-1)
