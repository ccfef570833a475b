import { describe, expect, it } from 'vitest';
import { readCsv } from '@/features/import/api/read-csv';

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...utf8(part)] : part)));
const utf16 = (text: string) =>
  Uint8Array.from([
    0xff,
    0xfe,
    ...[...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
  ]);

/** テスト, half-width ﾃｽﾄ and 表, whose second byte is a backslash, as Shift_JIS has them. */
const TEST = [0x83, 0x65, 0x83, 0x58, 0x83, 0x67];
const HALF_WIDTH = [0xc3, 0xbd, 0xc4];
const WITH_BACKSLASH = [0x95, 0x5c];

const LIMITS = { mostRows: 5, mostColumns: 3 };

/** Rows with their numbers, or why there are none. */
function read(file: Uint8Array) {
  const reading = readCsv(file, LIMITS);
  if (reading.kind === 'refused') return reading.fault;
  const [sheet] = reading.sheets;
  return (
    sheet?.fault ?? sheet?.lines.map(({ line, cells }) => [line, ...cells.map(({ text }) => text)].join('|'))
  );
}

describe('a CSV file', () => {
  it.each<[string, Uint8Array, string[] | string]>([
    ['commas', utf8('a,b\n1,2\n'), ['1|a|b', '2|1|2']],
    ['semicolons', utf8('a;b\r\n1;2'), ['1|a|b', '2|1|2']],
    ['tabs', utf8('a\tb\n1\t2'), ['1|a|b', '2|1|2']],
    [
      'commas within semicolons',
      utf8('name;mail\nA, B;x@y\nC, D;z@y'),
      ['1|name|mail', '2|A, B|x@y', '3|C, D|z@y'],
    ],
    ['the separator line for Excel', utf8('sep=;\r\na,1;b\r\n'), ['1|a,1|b']],
    ['one column', utf8('code\n1\n2'), ['1|code', '2|1', '3|2']],
    ['line ends in quotes', utf8('a,b\r\n"x\r\ny",2\r\n3,4\r\n'), ['1|a|b', '2|x\r\ny|2', '3|3|4']],
    ['quotes in quotes', utf8('a\n"say ""hi"""'), ['1|a', '2|say "hi"']],
    ['empty rows, whose numbers stay', utf8('a,b\n,\n\n1,2'), ['1|a|b', '4|1|2']],
    ['our own apostrophes', utf8("'+8190,'quoted\n1,2"), ["1|+8190|'quoted", '2|1|2']],
    ['zeros kept by a formula', utf8('"=""007""",b\n="08",2'), ['1|007|b', '2|08|2']],
    ['columns that hold nothing', utf8('a,,,,,,,b\n1,,,,,,,2,,,'), ['1|a|b', '2|1|2']],
    ['more columns', utf8('a,b,c,d\n1'), 'tooManyColumns'],
    ['many rows of nothing', utf8(`a,b\n${',\n'.repeat(100_000)}1,2`), ['1|a|b', '100002|1|2']],
    ['UTF-8 with a mark', bytes([0xef, 0xbb, 0xbf], '氏名,b\n森,1'), ['1|氏名|b', '2|森|1']],
    ['UTF-16, as Excel saves Unicode text', utf16('氏名\tb\n森\t1'), ['1|氏名|b', '2|森|1']],
    ['Shift_JIS', bytes(TEST, ',a\r\n', HALF_WIDTH, ',', WITH_BACKSLASH), ['1|テスト|a', '2|ﾃｽﾄ|表']],
    ['as many rows as are allowed', utf8('a\n1\n2\n3\n4'), ['1|a', '2|1', '3|2', '4|3', '5|4']],
    ['more rows', utf8('a\n1\n2\n3\n4\n5'), 'tooManyRows'],
    ['quotes that are never closed', utf8('a,b\n"1,2\n3,4'), 'badQuotes'],
    ['text after closing quotes', utf8('a,b\n"1" x,2\n3,"4"'), 'badQuotes'],
    ['nothing', utf8('\n , \n'), 'empty'],
    ['a picture', bytes([0x89], 'PNG\r\n', [0x1a, 0, 0, 0]), 'notText'],
    ['neither encoding', bytes([0xff, 0xff, 0x80]), 'notText'],
  ])('with %s', (_name, file, expected) => {
    expect(read(file)).toEqual(expected);
  });
});
