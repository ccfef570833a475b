import { describe, expect, it } from 'vitest';
import { sumPersonMonth, summariseMonths, toLedger, countTone } from '@/features/fines/model/fine-ledger';
import { buildFine } from './fine-builder';

const AUGUST = [
  buildFine({ id: 1, date: '2026-08-04', amount: 2000, status: 1 }),
  buildFine({ id: 2, date: '2026-08-11', amount: 5000 }),
  buildFine({ id: 3, date: '2026-08-20', amount: 2000 }),
];

const line = ({ date, amount, total, count }: ReturnType<typeof toLedger>[number]) =>
  `${date} ${amount} ${total} ${count}`;

describe('the ledger of fines', () => {
  it('counts and adds up as in the worked example, newest first [FIN-2, FIN-6]', () => {
    expect(toLedger(AUGUST).map(line)).toEqual([
      '2026-08-20 2000 9000 3',
      '2026-08-11 5000 7000 2',
      '2026-08-04 2000 2000 1',
    ]);
  });

  it('does not depend on the order of the server, and does not change its list', () => {
    const shuffled = [AUGUST[2], AUGUST[0], AUGUST[1]].filter((fine) => fine !== undefined);
    const copy = [...shuffled];
    expect(toLedger(shuffled)).toEqual(toLedger(AUGUST));
    expect(shuffled).toEqual(copy);
  });

  it.each([
    ['the next month', { date: '2026-09-01' }],
    ['the same month of another year', { date: '2027-08-04' }],
    ['another person with the same name', { staffId: 5, date: '2026-08-25' }],
  ] as const)('restarts the count for %s [FIN-6]', (_, changes) => {
    const entry = toLedger([...AUGUST, buildFine({ id: 9, amount: 10_000, ...changes })]).find(
      ({ id }) => id === 9,
    );
    expect(entry).toMatchObject({ count: 1, total: 10_000 });
  });

  it('orders fines of one day by time, and equal times by id', () => {
    const fines = [
      buildFine({ id: 7, time: '09:05:00' }),
      buildFine({ id: 8, time: '08:45:00' }),
      buildFine({ id: 6, time: '09:05:00' }),
    ];
    expect(toLedger(fines).map(({ id, count }) => [id, count])).toEqual([
      [7, 3],
      [6, 2],
      [8, 1],
    ]);
  });

  it('finds the count and total of a person in a month', () => {
    const ledger = toLedger(AUGUST);
    expect(sumPersonMonth(ledger, 4, '2026-08')).toEqual({ count: 3, amount: 9000 });
    expect(sumPersonMonth(ledger, 4, '2026-07')).toEqual({ count: 0, amount: 0 });
    expect(sumPersonMonth(ledger, 5, '2026-08')).toEqual({ count: 0, amount: 0 });
  });

  it('sums up months, newest first, with their complete and pending parts', () => {
    const july = buildFine({ date: '2026-07-31', amount: 5000, status: 1 });
    const other = buildFine({ staffId: 9, date: '2026-08-05', amount: 10_000, status: 1 });
    expect(summariseMonths(toLedger([july, other, ...AUGUST]))).toEqual([
      {
        month: '2026-08',
        all: { count: 4, amount: 19_000 },
        complete: { count: 2, amount: 12_000 },
        pending: { count: 2, amount: 7000 },
      },
      {
        month: '2026-07',
        all: { count: 1, amount: 5000 },
        complete: { count: 1, amount: 5000 },
        pending: { count: 0, amount: 0 },
      },
    ]);
    expect(summariseMonths([])).toEqual([]);
  });

  it.each([
    [1, 'calm'],
    [2, 'calm'],
    [3, 'warning'],
    [4, 'severe'],
    [11, 'severe'],
  ])('takes a count of %i for %s [FIN-5]', (count, tone) => {
    expect(countTone(count)).toBe(tone);
  });
});
