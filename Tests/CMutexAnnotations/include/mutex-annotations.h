// Nothing to call: the functions take the place of two of the Swift runtime's when the tests are linked.
