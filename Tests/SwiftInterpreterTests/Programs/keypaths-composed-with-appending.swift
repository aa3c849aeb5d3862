struct Company { var name: String; var boss: Person }
struct Person { var name: String; var phone: Phone? }
struct Phone { var digits: String }

let boss = \Company.boss
let bossName = boss.appending(path: \.name)
let nameLength = bossName.appending(path: \.count)
var company = Company(name: "Acme", boss: Person(name: "Wile", phone: Phone(digits: "555")))
print(company[keyPath: bossName], company[keyPath: nameLength])
company[keyPath: bossName] = "Road Runner"
print(company.boss.name, company[keyPath: nameLength])
print(company[keyPath: \.boss.phone?.digits] ?? "no phone")
company[keyPath: boss.appending(path: \.phone)] = nil
print(company[keyPath: \.boss.phone?.digits] ?? "no phone")
print(company[keyPath: \.self].name, 5[keyPath: \.description])
