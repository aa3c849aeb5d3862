struct A { var log = [1]; var limit = 1 }; var a = A(); var arr = [1, 2]
func modify<T, V>(_ t: inout T, _ k: WritableKeyPath<T, V>, _ f: (inout V) -> Void) { f(&t[keyPath: k]) }
modify(&a, \.log) { $0.append(2) }; modify(&a, \.limit) { $0 += 1 }; modify(&arr, \.[0]) { $0 = 77 }; print(a.log, a.limit, arr)
