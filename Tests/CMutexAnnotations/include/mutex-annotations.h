// Declares nothing: the functions replace two of the Swift runtime's when the tests are linked.
