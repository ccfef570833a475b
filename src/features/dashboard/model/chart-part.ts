/** One part of a whole, as a chart and its table show it. */
export type ChartPart = {
  key: string;
  label: string;
  value: number;
  /** True for what is not known: drawn in a neutral tone, at the end. */
  isUnknown?: boolean;
};

/** A part with its share of the whole, 0 to 1. */
export type SharedPart = ChartPart & { share: number };

/** The shares of the parts; all are 0 where the whole is nothing. Source: DB-1. */
export function withShares(parts: readonly ChartPart[]): SharedPart[] {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  return parts.map((part) => ({ ...part, share: whole === 0 ? 0 : part.value / whole }));
}

/** The largest part; the first of several. Undefined when there is nothing. */
export function largestOf<Part extends ChartPart>(parts: readonly Part[]): Part | undefined {
  const [first] = parts.toSorted((a, b) => b.value - a.value);
  return first && first.value > 0 ? first : undefined;
}
