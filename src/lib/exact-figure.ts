/** Significant digits of a sum that the error of binary fractions does not reach. */
const EXACT_DIGITS = 12;

/**
 * Rounds off the error of binary fractions: `0.1 + 0.2` gives `0.3`. For each sum or difference of fractions such as days of leave,
 * before it is compared, shown or written; hours in halves are exact without it. Whole numbers stay, others get 12 digits: from
 * 10⁹ on that leaves fewer than three decimals.
 */
export function exactFigure(value: number): number {
  return Number.isSafeInteger(value) ? value : Number(value.toPrecision(EXACT_DIGITS));
}
