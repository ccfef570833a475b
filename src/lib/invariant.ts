/** Stops with a clear message when something that must hold does not: a defect of ours, never of the user's input. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${message}`);
}
