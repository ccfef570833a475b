const EXACT_DIGITS = 12;

/**
 * Rounds off the error of binary fractions: `0.1 + 0.2` gives `0.3`. Apply it to sums of fractions before
 * they are compared, shown or written. From 10⁹ on it leaves fewer than three decimals.
 */
export function exactFigure(value: number): number {
  return Number.isSafeInteger(value) ? value : Number(value.toPrecision(EXACT_DIGITS));
}
