/** Throws when a condition that our own code guarantees does not hold; never for a user's input. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${message}`);
}
