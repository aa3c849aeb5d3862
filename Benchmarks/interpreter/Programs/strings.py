def run(n):
    words = ["alpha", "beta", "gamma", "delta", "epsilon"]
    found = 0
    for i in range(n):
        word = words[i % len(words)]
        if word.startswith("a"): found += 1
        if word.upper() == "BETA": found += 2
        if "mm" in word: found += len(word)
    return found
