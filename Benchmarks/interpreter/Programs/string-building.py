def run(n):
    text = ""
    for i in range(n):
        text += f"line {i}: "
        text += "even" if i % 2 == 0 else "odd"
        text += "\n"
    return len(text)
