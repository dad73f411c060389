// What a Swift program costs that is linked statically and writes a line: the floor of a Swift program.
print("quit")
_ = readLine()
