import Testing

/// The parts of the program run serially, since the machine may be small.
@Suite(.serialized) struct FuzzTests {}
