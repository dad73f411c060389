// A statically linked Swift program that writes one line: a lower bound for a Swift program.
print("quit")
_ = readLine()
