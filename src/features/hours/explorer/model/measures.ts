import { SLOT_HOURS } from '@/lib/time-slot';

export const MEASURES = [
  'hours',
  'personMonths',
  'shareOfRow',
  'shareOfColumn',
  'shareOfTotal',
  'difference',
  'balance',
] as const;

/** Shares are from 0 to 1; person-months are 人月; a balance is recorded less due hours. */
export type Measure = (typeof MEASURES)[number];

/** True for differences, which can be negative and have a value even without recorded hours. */
export const isSigned = (measure: Measure) => measure === 'difference' || measure === 'balance';

/** True for sums of recorded hours: the check of a month holds the same sums. */
export const isSumOfHours = (measure: Measure) => measure === 'hours' || measure === 'personMonths';

/** Sums in half hours: of a figure, of its row, its column and the table, and of what it is compared with. */
export type FigureSums = {
  sum: number;
  ofRow: number;
  ofColumn: number;
  ofTotal: number;
  reference?: number;
};

/** The value of a figure by its measure; null where it has none, as a share of nothing. */
export function measureFigure(measure: Measure, sums: FigureSums, hoursOfPersonMonth: number): number | null {
  const share = (whole: number) => (whole === 0 ? null : sums.sum / whole);
  switch (measure) {
    case 'hours':
      return sums.sum * SLOT_HOURS;
    case 'personMonths':
      return (sums.sum * SLOT_HOURS) / hoursOfPersonMonth;
    case 'shareOfRow':
      return share(sums.ofRow);
    case 'shareOfColumn':
      return share(sums.ofColumn);
    case 'shareOfTotal':
      return share(sums.ofTotal);
    case 'difference':
    case 'balance':
      return sums.reference === undefined ? null : (sums.sum - sums.reference) * SLOT_HOURS;
  }
}
