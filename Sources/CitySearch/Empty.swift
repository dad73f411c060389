// Taken over by the first file of this target.
