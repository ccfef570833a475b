/** `a` is the older server, `b` the newer. */
export type Generation = 'a' | 'b';
