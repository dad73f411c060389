// Taken over by the first test of this target.
