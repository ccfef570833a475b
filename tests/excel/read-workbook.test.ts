import ExcelJS from 'exceljs';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '@/features/import/api/read-sheets';
import { WorkbookRefused } from '@/excel/workbook-refused';
import { readZipDirectory } from '@/excel/zip-directory';
import { buildWorkbook, buildZip, encodeText, type Entry } from './build-zip';

const LIMITS = { mostRows: 5, mostColumns: 8 };

async function writeSheet(
  fill: (sheet: ExcelJS.Worksheet, workbook: ExcelJS.Workbook) => void,
): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook();
  fill(workbook.addWorksheet('People'), workbook);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

/** The rows of the first sheet as `line|cell|cell`, faults in brackets; or the fault for which it is refused. */
async function read(bytes: Uint8Array) {
  try {
    const [sheet] = await readWorkbook(new Blob([new Uint8Array(bytes)]), LIMITS);
    return (
      sheet?.fault ??
      sheet?.lines.map((row) =>
        [row.line, ...row.cells.map(({ text, fault }) => (fault ? `${text}[${fault}]` : text))]
          .join('|')
          .replace(/\|+$/, ''),
      )
    );
  } catch (error) {
    if (error instanceof WorkbookRefused) return error.fault;
    throw error;
  }
}

const WORKBOOK = { name: 'xl/workbook.xml', content: encodeText('<workbook/>') };
const MEGABYTES = 1024 * 1024;
const ZEROS = new Uint8Array(60 * MEGABYTES);

describe('a workbook that is read', () => {
  it('returns texts for all kinds of cells, and calculates no formula', async () => {
    const bytes = await writeSheet((sheet) => {
      sheet.addRow(['Name', 'Day', 'Number', 'Mail', 'Sum', 'Odd']);
      sheet.addRow([
        { richText: [{ text: '森 ' }, { text: '花' }] },
        new Date(Date.UTC(2026, 3, 1)),
        7,
        { text: 'a@b.c', hyperlink: 'mailto:a@b.c' },
        { formula: 'HYPERLINK("https://example.com","x")', result: 'x' },
        { error: '#N/A' },
      ]);
      sheet.getCell('C2').numFmt = '0000';
      sheet.getCell('A5').value = true;
    });
    expect(await read(bytes)).toEqual([
      '1|Name|Day|Number|Mail|Sum|Odd',
      '2|森 花|2026-04-01|0007|a@b.c|x[formula]|#N/A[error]',
      '5|true',
    ]);
  });

  it('leaves out empty sheets', async () => {
    const bytes = await writeSheet((_sheet, workbook) => workbook.addWorksheet('Second').addRow(['Code']));
    expect(await read(bytes)).toEqual(['1|Code']);
  });

  it('is read although ranges cover whole columns', async () => {
    const bytes = await writeSheet((sheet, workbook) => {
      sheet.addRow(['Code']);
      workbook.definedNames.add('People!$A$1:$B$2', 'people');
      sheet.getCell('A1').dataValidation = { type: 'list', formulae: ['"a,b"'] };
    });
    const huge = replaceTexts(bytes, [
      [/\$B\$2/g, '$XFD$1048576'],
      [/sqref="A1"/g, 'sqref="A1:XFD1048576"'],
    ]);
    expect(await read(huge)).toEqual(['1|Code']);
  });

  it.each<[string, Partial<Entry>]>([
    ['is of sixty megabytes', { content: ZEROS }],
    ['is compressed by another method', { method: 93 }],
  ])('is read although a picture %s', async (_name, entry) => {
    const picture = { name: 'xl/media/image1.png', content: encodeText('a'), ...entry };
    const sheet = '<row r="1"><c r="A1" t="str"><v>Code</v></c></row>';
    expect(await read(buildWorkbook([sheet], {}, [picture]))).toEqual(['1|Code']);
  });

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['nothing in it', () => writeSheet(() => undefined), 'empty'],
    [
      'too many rows',
      () => writeSheet((sheet) => void sheet.addRows(Array(LIMITS.mostRows + 1).fill(['a']))),
      'tooManyRows',
    ],
    [
      'the end cut off',
      async () => (await writeSheet((sheet) => void sheet.addRow(['a']))).slice(0, -40),
      'truncated',
    ],
    ['a broken entry', () => breakEntry(), 'truncated'],
    ['no workbook', () => buildZip([{ name: 'word/document.xml', content: encodeText('a') }]), 'notWorkbook'],
    [
      'another method of compression',
      () => buildZip([WORKBOOK, { name: 'xl/a.xml', content: encodeText('a'), method: 93 }]),
      'notWorkbook',
    ],
    ['a text', () => encodeText('name,mail'), 'notWorkbook'],
    ['macros', () => buildZip([WORKBOOK, { name: 'xl/vbaProject.bin', content: encodeText('a') }]), 'macros'],
    ['encrypted entries', () => buildZip([{ ...WORKBOOK, flags: 1 }]), 'encrypted'],
    ['an encrypted container', () => makeContainer('EncryptedPackage'), 'encrypted'],
    ['the container of an old Excel', () => makeContainer('Workbook'), 'oldExcel'],
    [
      'sixty megabytes of nothing',
      () => buildZip([WORKBOOK, { name: 'xl/a.xml', content: ZEROS }]),
      'tooLargeUnpacked',
    ],
    [
      'the same, declared as ten bytes',
      () => buildZip([WORKBOOK, { name: 'xl/a.xml', content: ZEROS, declared: 10 }]),
      'tooLargeUnpacked',
    ],
    ['a thousand entries and more', () => buildZip(Array<Entry>(1001).fill(WORKBOOK)), 'tooLargeUnpacked'],
    ['entries that share their bytes', () => shareBytes(), 'tooLargeUnpacked'],
  ])('is refused with %s', async (_name, make, fault) => {
    expect(await read(await make())).toBe(fault);
  });
});

/** The workbook with texts in its parts replaced. */
function replaceTexts(bytes: Uint8Array, replacements: [RegExp, string][]): Uint8Array {
  const view = Buffer.from(bytes);
  const entries = readZipDirectory(bytes).map(({ name, method, offset, packed }): Entry => {
    const start = offset + 30 + view.readUInt16LE(offset + 26) + view.readUInt16LE(offset + 28);
    const stored = view.subarray(start, start + packed);
    const text = (method === 0 ? stored : inflateRawSync(stored)).toString();
    return {
      name,
      content: encodeText(replacements.reduce((result, [from, to]) => result.replace(from, to), text)),
    };
  });
  const whole = entries.map(({ content }) => new TextDecoder().decode(content)).join();
  for (const [, to] of replacements) expect(whole).toContain(to);
  return buildZip(entries);
}

function breakEntry(): Uint8Array {
  const bytes = buildZip([WORKBOOK, { name: 'xl/a.xml', content: encodeText('some words'.repeat(50)) }]);
  bytes.fill(0xff, 110, 125);
  return bytes;
}

/** Both entries point to the same packed bytes. */
function shareBytes(): Uint8Array {
  const noise = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251);
  const bytes = Buffer.from(buildZip([WORKBOOK, { name: 'xl/a.xml', content: noise }]));
  // The packed size of the first one in the directory.
  bytes.writeUInt32LE(bytes.length - 10, bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 20);
  return bytes;
}

const makeContainer = (word: string) =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.from(word, 'utf16le'),
  ]);
