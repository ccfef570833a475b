import { describe, expect, it } from 'vitest';
import { readWrittenDate } from '@/excel/written-date';

/** The date and how it was written; `unclear`, or null. */
const read = (text: string) => {
  const written = readWrittenDate(text);
  return written === null || written === 'unclear' ? written : `${written.date} ${written.form}`;
};

describe('a date in a file', () => {
  it.each([
    ['2026-04-01', '2026-04-01 yearFirst'],
    ['2026/4/1', '2026-04-01 yearFirst'],
    ['２０２６．４．１', '2026-04-01 yearFirst'],
    ['20260401', '2026-04-01 yearFirst'],
    ['2026年4月1日', '2026-04-01 yearFirst'],
    ['2026年 4月 1日（水）', '2026-04-01 yearFirst'],
    ['2026-04-01T00:00:00', '2026-04-01 yearFirst'],
    ['2026/04/01 23:59:59', '2026-04-01 yearFirst'],
    ['令和8年4月1日', '2026-04-01 era'],
    ['R8.4.1', '2026-04-01 era'],
    ['R08/04/01', '2026-04-01 era'],
    ['令和元年5月1日', '2019-05-01 era'],
    ['㍻31年4月30日', '2019-04-30 era'],
    ['S64.1.7', '1989-01-07 era'],
    ['1-Apr-2026', '2026-04-01 monthName'],
    ['Apr 1, 2026', '2026-04-01 monthName'],
    ['1 April 2026', '2026-04-01 monthName'],
    ['Wednesday, April 1st, 2026', '2026-04-01 monthName'],
    ['2026-Apr-01', '2026-04-01 monthName'],
    ['30 Sept. 2026', '2026-09-30 monthName'],
    ['46113', '2026-04-01 serial'],
    ['46113.75', '2026-04-01 serial'],
    ['2026-04-01T00:00:00Z', '2026-04-01 timestamp'],
    ['2026-03-31T15:00:00.000000Z', '2026-04-01 timestamp'],
    ['2026-03-31T20:00:00-05:00', '2026-04-01 timestamp'],
    ['2026-03-31 15:00:00+0000', '2026-04-01 timestamp'],
  ])('written %s is %s', (text, expected) => expect(read(text)).toBe(expected));

  it.each(['01/04/2026', '25/12/2026', '26/4/1', '1.4.26', '1-Apr-26', '26年4月1日', '03/04/2026 10:00'])(
    'written %s is ambiguous',
    (text) => expect(read(text)).toBe('unclear'),
  );

  it.each([
    ...[
      'soon',
      '',
      '2026-02-30',
      '令和8年2月30日',
      'R0.4.1',
      '令和元年4月30日',
      '1-Foo-2026',
      '99999',
      '12345',
    ],
    ...['10:30', '1234567', 'X8.4.1'],
  ])('is not found in %s', (text) => expect(read(text)).toBeNull());
});
