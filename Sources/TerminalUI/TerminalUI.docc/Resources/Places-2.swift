let names = ["Seoul", "Busan", "Daegu", "Ulsan"]
var state = ListState()
state.move(by: 3, count: names.count)
