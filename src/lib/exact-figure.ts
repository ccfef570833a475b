/** Significant digits to which a sum of binary fractions is exact. */
const EXACT_DIGITS = 12;

/** Rounds off the error of binary fractions: `0.1 + 0.2` gives `0.3`. */
export function exactFigure(value: number): number {
  return Number.isSafeInteger(value) ? value : Number(value.toPrecision(EXACT_DIGITS));
}
