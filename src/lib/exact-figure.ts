/** Digits that a sum of decimals has right in binary. */
const SURE_DIGITS = 12;

/** `0.1 + 0.2` as `0.3`: without the last digits, which binary fractions make up. */
export function exactFigure(value: number): number {
  return Number.isSafeInteger(value) ? value : Number(value.toPrecision(SURE_DIGITS));
}
