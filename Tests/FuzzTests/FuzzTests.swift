import Testing

/// One part of the program after the other: the machine may be small.
@Suite(.serialized) struct FuzzTests {}
