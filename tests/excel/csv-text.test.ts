import { describe, expect, it } from 'vitest';
import type { CellValue } from '@/excel/workbook-description';
import { HOSTILE_TEXTS } from './hostile-texts';
import { toCsv } from './whole-csv';

const toLine = (...cells: CellValue[]) => toCsv([cells]).slice(1);

describe('a CSV file', () => {
  it('begins with the byte order mark of UTF-8 and ends its lines with CRLF', () => {
    expect(toCsv([['名前'], ['田中']])).toBe('\ufeff名前\r\n田中\r\n');
    expect(toCsv([])).toBe('\ufeff');
  });

  it.each<[CellValue[], string]>([
    [[1, -2.5, 0, null, ''], '1,-2.5,0,,'],
    [[{ date: '2026-11-21' }, { time: '09:05:30' }], '2026-11-21,09:05:30'],
    [[0.1 + 0.2, { formula: 'A1', result: 1.1 + 2.2 }], '0.3,3.3'],
    [
      [
        { formula: 'A1', result: 3 },
        { formula: 'A2', result: '' },
      ],
      '3,',
    ],
    [['a,b', 'say "hi"', 'two\nlines', ' blank', 'a;b'], '"a,b","say ""hi""","two\nlines"," blank","a;b"'],
    [['007', '09012345678', '00', '0', '090-1234'], '"=""007""","=""09012345678""","=""00""",0,090-1234'],
    [[{ formula: 'A1', result: '007' }, '0x1', '0.5'], '"=""007""",0x1,0.5'],
  ])('writes %j', (cells, line) => expect(toLine(...cells)).toBe(`${line}\r\n`));

  it.each(HOSTILE_TEXTS)('escapes the formula %j', (text) => {
    const line = toLine(text, 'next');
    expect(line.replace(/^"/, '').startsWith(`'${text.slice(0, 1)}`)).toBe(true);
    expect(line.endsWith(',next\r\n')).toBe(true);
  });

  it.each(['a=b', 'x+y', 'a@example.com', '1-2'])('does not escape %j', (text) =>
    expect(toLine(text)).toBe(`${text}\r\n`),
  );

  it('escapes text results of formulas', () => {
    expect(toLine({ formula: 'A1', result: '=1+1' })).toBe("'=1+1\r\n");
  });
});
