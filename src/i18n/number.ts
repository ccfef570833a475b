import { memoize } from '@/lib/memoize';
import type { Language } from './language';

// `negative` writes -0 as 0.
const getNumberFormat = memoize(
  (language: Language) => new Intl.NumberFormat(language, { signDisplay: 'negative' }),
);

/** `1,251`, `7.25`. */
export function formatNumber(value: number, language: Language): string {
  // A small whole number needs no separator, and the first `Intl` format of a page takes 30 ms.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  return getNumberFormat(language).format(value);
}

const getPercentFormat = memoize(
  (language: Language) =>
    new Intl.NumberFormat(language, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
);

/** `share` is 0 to 1: `35.2%`. */
export const formatPercent = (share: number, language: Language): string =>
  getPercentFormat(language).format(share);
