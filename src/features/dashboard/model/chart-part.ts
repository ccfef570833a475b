export type ChartPart = {
  key: string;
  label: string;
  value: number;
  /** True for the unknown part, drawn last in a neutral tone. */
  isUnknown?: boolean;
};

/** A part with its share of the whole, 0 to 1. */
export type SharedPart = ChartPart & { share: number };

/** Adds the shares of the parts; all are 0 if the whole is 0. Source: DB-1. */
export function withShares(parts: readonly ChartPart[]): SharedPart[] {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  return parts.map((part) => ({ ...part, share: whole === 0 ? 0 : part.value / whole }));
}

/** A smaller share would be written as `0.0%`. */
const LEAST_SHARE = 0.0005;

/** Returns the parts that chart and legend show; the table has all of them. */
export function drawnParts(parts: readonly SharedPart[]): SharedPart[] {
  return parts.filter(({ share }) => share >= LEAST_SHARE);
}

/** Returns the first largest part; undefined if all values are 0. */
export function findLargest<Part extends ChartPart>(parts: readonly Part[]): Part | undefined {
  const [first] = parts.toSorted((a, b) => b.value - a.value);
  return first && first.value > 0 ? first : undefined;
}
