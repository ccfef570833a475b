import { describe, expect, it } from 'vitest';
import { readWorkbook } from '@/features/import/api/read-sheets';
import { WorkbookRefused } from '@/excel/workbook-refused';
import { buildWorkbook } from './build-zip';

const LIMITS = { mostRows: 2050, mostColumns: 200 };

type WorkbookInput = Parameters<typeof buildWorkbook>;

async function read(...input: WorkbookInput) {
  try {
    return await readWorkbook(new Blob([new Uint8Array(buildWorkbook(...input))]), LIMITS);
  } catch (error) {
    if (error instanceof WorkbookRefused) return error.fault;
    throw error;
  }
}

/** The texts of the first row of one sheet. */
async function cells(row: string, parts?: WorkbookInput[1]) {
  const sheets = await read([`<row r="1">${row}</row>`], parts);
  return typeof sheets === 'string' ? sheets : sheets[0]?.lines[0]?.cells.map(({ text }) => text);
}

const text = (address: string, content: string) =>
  `<c r="${address}" t="inlineStr"><is><t>${content}</t></is></c>`;
const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join('');

const STYLES =
  '<numFmts><numFmt numFmtId="164" formatCode="00000000000"/><numFmt numFmtId="165" formatCode="000\\-0000\\-0000"/>' +
  '<numFmt numFmtId="166" formatCode="[$-ja-JP-x-gannen]ggge&quot;年&quot;m&quot;月&quot;d&quot;日&quot;;@"/>' +
  '<numFmt numFmtId="167" formatCode="0.00E+00"/><numFmt numFmtId="168" formatCode="[h]"/>' +
  '<numFmt numFmtId="169" formatCode="[Red][mm]"/><numFmt numFmtId="170" formatCode="[Magenta]0.00"/></numFmts>' +
  `<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${[
    0, 14, 22, 164, 165, 166, 167, 20, 168, 169, 170,
  ]
    .map((id) => `<xf numFmtId="${id}"/>`)
    .join('')}</cellXfs>`;

describe('a cell', () => {
  it.each<[string, string, string]>([
    ['of a number', '<c r="A1"><v>9012345678</v></c>', '9012345678'],
    ['of a number in powers of ten', '<c r="A1"><v>9.012345678E9</v></c>', '9012345678'],
    ['with a format of zeros', '<c r="A1" s="3"><v>9012345678</v></c>', '09012345678'],
    ['with a format of zeros and signs', '<c r="A1" s="4"><v>9012345678</v></c>', '090-1234-5678'],
    ['of a day', '<c r="A1" s="1"><v>46113</v></c>', '2026-04-01'],
    ['of a day just before midnight', '<c r="A1" s="2"><v>46113.99999652778</v></c>', '2026-04-01'],
    ['of a day just after midnight', '<c r="A1" s="2"><v>46113.00001</v></c>', '2026-04-01'],
    ['of a day of an era', '<c r="A1" s="5"><v>46113</v></c>', '2026-04-01'],
    ['of a day that counts in no format', '<c r="A1"><v>46113</v></c>', '46113'],
    ['of a figure, which is no day', '<c r="A1" s="6"><v>46113</v></c>', '46113'],
    ['of a time', '<c r="A1" s="7"><v>0.375</v></c>', '09:00'],
    ['of a duration in hours', '<c r="A1" s="8"><v>0.3125</v></c>', '07:30'],
    ['of a duration in minutes', '<c r="A1" s="9"><v>0.0625</v></c>', '01:30'],
    ['of a coloured figure, which is no time', '<c r="A1" s="10"><v>0.3125</v></c>', '0.3125'],
    ['of a day in ISO 8601', '<c r="A1" t="d"><v>2026-04-01T00:00:00</v></c>', '2026-04-01T00:00:00'],
    ['of a shared string with its reading', '<c r="A1" t="s"><v>1</v></c>', '山田 花子'],
    ['of an escaped text', text('A1', 'a &lt;b&gt; &amp;#x5c71; &#x5c71;_x000D_'), 'a <b> &#x5c71; 山\r'],
    ['with an unknown entity', text('A1', '&constructor; &amp;'), '&constructor; &'],
    ['without an address', '<c t="str"><v>x</v></c>', 'x'],
    ['that is true', '<c r="A1" t="b"><v>1</v></c>', 'true'],
  ])('%s', async (_name, cell, expected) => {
    const strings =
      '<si><t>a</t></si><si><r><t>山田 </t></r><r><t>花子</t></r><rPh sb="0" eb="2"><t>ヤマダ</t></rPh></si>';
    expect(await cells(cell, { styles: STYLES, strings })).toEqual([expected]);
  });

  it('of a shared string is found behind empty ones, as .NET writes them', async () => {
    const strings = '<si /><si/><si><t>a</t></si><si xml:lang="ja" /><si><t>b</t></si>';
    const row = [2, 4].map((index) => `<c t="s"><v>${index}</v></c>`).join('');
    expect(await cells(row, { strings })).toEqual(['a', 'b']);
  });

  it('has the format of its style, also behind a style without a format', async () => {
    const styles = '<cellXfs><xf/><xf numFmtId="14"/></cellXfs>';
    expect(await cells('<c r="A1" s="1"><v>46113</v></c>', { styles })).toEqual(['2026-04-01']);
  });

  it('has a place behind an empty cell, and its row one behind an empty row', async () => {
    const sheets = await read(['<row/><row><c/><c t="str"><v>x</v></c></row>']);
    expect(sheets).toMatchObject([{ columns: [2], lines: [{ line: 2 }] }]);
  });

  it('has no format of a conditional format in place of an empty list', async () => {
    const styles =
      '<numFmts count="0" /><cellXfs><xf numFmtId="164"/></cellXfs>' +
      '<dxfs><dxf><numFmt numFmtId="164" formatCode="yyyy"/></dxf></dxfs>';
    expect(await cells('<c r="A1"><v>46113</v></c>', { styles })).toEqual(['46113']);
  });

  it('has the format of its style, also if conditional formats use the same number', async () => {
    const conditional = '<dxfs><dxf><numFmt numFmtId="164" formatCode="yyyy"/></dxf></dxfs>';
    expect(await cells('<c r="A1" s="3"><v>46113</v></c>', { styles: STYLES + conditional })).toEqual([
      '00000046113',
    ]);
  });

  it('of a Mac counts its days from 1904', async () => {
    const parts = { styles: STYLES, workbookPr: '<workbookPr date1904="1"/>' };
    expect(await cells('<c r="A1" s="1"><v>44651</v></c>', parts)).toEqual(['2026-04-01']);
  });
});

describe('a sheet', () => {
  it('of a workbook whose parts are spelled in other letter case is read', async () => {
    const bytes = buildWorkbook([`<row r="1"><c r="A1" t="s"><v>0</v></c></row>`], {
      strings: '<si><t>Code</t></si>',
    });
    // The names of the parts stand in the archive as they are; the links are packed.
    const spelled = Buffer.from(bytes)
      .toString('latin1')
      .replaceAll('xl/sharedStrings', 'xl/SharedStrings')
      .replaceAll('xl/workbook.xml', 'xl/Workbook.xml');
    const [sheet] = await readWorkbook(new Blob([Buffer.from(spelled, 'latin1')]), LIMITS);
    expect(sheet?.lines[0]?.cells[0]?.text).toBe('Code');
  });

  it('with prefixed XML elements is read', async () => {
    const sheets = await read([`<row r="1">${text('A1', 'Code')}</row>`], { prefix: 'x:' });
    expect(sheets).toMatchObject([{ lines: [{ cells: [{ text: 'Code' }] }] }]);
  });

  it('counts rows without a valid number', async () => {
    const sheets = await read([`<row r="2">${text('A2', 'a')}</row><row r="x">${text('A3', 'b')}</row>`]);
    expect(sheets).toMatchObject([{ lines: [{ line: 2 }, { line: 3 }] }]);
  });

  it('reports which rows are hidden', async () => {
    const sheets = await read([
      `<row r="1">${text('A1', 'a')}</row><row r="3" hidden="1">${text('A3', 'b')}</row>`,
    ]);
    expect(sheets).toMatchObject([{ lines: [{ line: 1 }, { line: 3, isHidden: true }] }]);
  });

  it('with a value in the last column has two columns', async () => {
    const sheets = await read([`<row r="1">${text('A1', 'Code')}${text('XFD1', 'x')}</row>`]);
    expect(sheets).toMatchObject([{ columns: [1, 16_384], fault: null, lines: [{ cells: [{}, {}] }] }]);
  });

  it('with 205 cells that are only formatted has none of these columns', async () => {
    const blank = times(205, (at) => `<c r="${String.fromCharCode(66 + (at % 24))}1" s="1"/>`);
    const sheets = await read([`<row r="1">${text('A1', 'Code')}${blank}</row>`]);
    expect(sheets).toMatchObject([{ columns: [1], fault: null }]);
  });

  it('with 5,000 columns is refused, and another sheet can be read', async () => {
    const wide = times(20, () => `<row>${times(5000, () => '<c><v>1</v></c>')}</row>`);
    const sheets = await read([wide, `<row>${text('A1', 'Code')}</row>`]);
    expect(sheets).toMatchObject([{ fault: 'tooManyColumns' }, { fault: null }]);
  });

  it('with too many columns drops the cells of the last ones', async () => {
    // 200 columns from B to GS, then A as the first of 201.
    const filled = times(200, () => '<c><v>1</v></c>').replace('<c>', '<c r="B1">');
    const sheets = await read([`<row r="1">${filled}</row><row r="2">${text('A2', 'Code')}</row>`]);
    const sheet = typeof sheets === 'string' ? undefined : sheets[0];
    expect(sheet?.fault).toBe('tooManyColumns');
    expect(sheet?.lines[0]?.cells.slice(0, 2)).toEqual([{ text: '' }, { text: '1' }]);
  });

  it('with too many rows is reported', async () => {
    expect(await read([times(2051, () => `<row><c><v>1</v></c></row>`)])).toMatchObject([
      { fault: 'tooManyRows' },
    ]);
  });

  it.each([
    ['rows', (at: number) => `<row r="${at + 2}" s="1"/>`, 200_000],
    [
      'cells',
      (at: number) => `<row r="${at + 2}"><c r="A${at + 2}" s="1"/><c r="B${at + 2}" s="1"/></row>`,
      100_000,
    ],
  ])('with very many formatted %s without values is read', async (_name, blank, count) => {
    const sheets = await read([`<row r="1">${text('A1', 'Code')}</row>${times(count, blank)}`]);
    expect(sheets).toMatchObject([{ columns: [1], lines: [{ line: 1 }], fault: null }]);
  });

  it('that repeats one long string in all cells is refused', async () => {
    const strings = `<si><t>${'x'.repeat(32_000)}</t></si>`;
    const data = times(2000, () => `<row>${times(20, () => '<c t="s"><v>0</v></c>')}</row>`);
    expect(await read([data], { strings })).toBe('tooLargeUnpacked');
  });
});
