import { formatNumber, formatPercent } from '@/i18n/number';
import type { Language } from '@/i18n/language';
import type { Measure } from './measures';

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

/** Formats a figure by its measure, e.g. as `12.5`, `+3` or `35.2%`; a figure without a value is a dash. */
export function formatFigure(measure: Measure, value: number | null, language: Language): string {
  if (value === null) return '–';
  switch (measure) {
    case 'hours':
      return formatNumber(round(value, 1), language);
    case 'personMonths':
      // A tenth of a person-month, some 16 hours, would be too coarse.
      return formatNumber(round(value, 2), language);
    case 'difference':
    case 'balance': {
      const size = round(Math.abs(value), 1);
      // Rounded before it gets a sign, because zero has none.
      const sign = value > 0 ? '+' : '−';
      return `${size === 0 ? '' : sign}${formatNumber(size, language)}`;
    }
    case 'shareOfRow':
    case 'shareOfColumn':
    case 'shareOfTotal':
      return formatPercent(value, language);
  }
}
