import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '@/lib/calendar-date';
import { tableCsv, tableWorkbook } from '@/ui/export/table-workbook';

type Fine = { name: string; date: CalendarDate | null; amount: number | null };

const COLUMNS = [
  { header: 'Name', text: ({ name }: Fine) => name },
  {
    header: 'Date',
    text: ({ date }: Fine) => `on ${date}`,
    sheet: { value: ({ date }: Fine) => date && { date }, numberFormat: 'yyyy/mm/dd' },
  },
  {
    header: 'Fine',
    text: ({ amount }: Fine) => `${amount} Ks`,
    sheet: { value: ({ amount }: Fine) => amount, numberFormat: '#,##0', isSummed: true },
  },
];
const FINES: Fine[] = [
  { name: '田中', date: '2026-11-19', amount: 2000 },
  { name: 'Hnin', date: null, amount: null },
  { name: '=1+1', date: '2026-11-18', amount: 5000 },
];
const WORDS = { title: 'Fines', sheetName: 'Fines 2026/11: all of them, and more', total: 'Total' };

describe('the workbook of a table', () => {
  it('holds the rows with their types, and formulas for sums', () => {
    const [sheet] = tableWorkbook(COLUMNS, FINES, WORDS).sheets;
    const [head, body, totals] = Array.from(sheet?.blocks ?? []);
    expect(head?.rows).toEqual([['Name', 'Date', 'Fine']]);
    expect(body?.rows).toEqual([
      ['田中', { date: '2026-11-19' }, 2000],
      ['Hnin', null, null],
      ['=1+1', { date: '2026-11-18' }, 5000],
    ]);
    expect(body?.style).toMatchObject([{}, { numberFormat: 'yyyy/mm/dd' }, { numberFormat: '#,##0' }]);
    expect(totals).toMatchObject({
      row: 5,
      rows: [['Total', null, { formula: 'SUM(C2:C4)', result: 7000 }]],
    });
    expect(sheet).toMatchObject({
      name: 'Fines 2026_11_ all of them, and',
      autoFilter: 'A1:C4',
      printedHeadRows: '1:1',
      columns: [{ width: 12 }, { width: 15 }, { width: 12 }],
    });
  });

  it('holds the footer of a column unchanged', () => {
    const name = { header: 'Name', text: () => '', sheet: { value: () => '', foot: 'At ◎ or above' } };
    const mark = { header: 'React', text: () => '', sheet: { value: () => '◎', foot: 2 } };
    const [sheet] = tableWorkbook([name, mark], FINES, WORDS).sheets;
    expect(Array.from(sheet?.blocks ?? []).at(-1)).toMatchObject({ row: 5, rows: [['At ◎ or above', 2]] });
  });

  it('has no totals without sums, nor in a CSV', () => {
    const [sheet] = tableWorkbook(COLUMNS.slice(0, 1), FINES, WORDS).sheets;
    expect(Array.from(sheet?.blocks ?? [])).toHaveLength(2);
    expect([...tableCsv(COLUMNS, FINES)]).toHaveLength(4);
  });
});
