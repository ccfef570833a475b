/** The generation of the server that the mock API plays: `a` is the older one, `b` the newer. */
export type Generation = 'a' | 'b';
