let s = "héllo"; var rest = s[...]; rest.removeFirst(); print(rest, [1, 2, 3][...].count, Array([4, 5][...]))
