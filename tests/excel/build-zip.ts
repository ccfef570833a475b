import { deflateRawSync } from 'node:zlib';

export type Entry = {
  name: string;
  content: Uint8Array;
  declared?: number;
  flags?: number;
  /** The compression method to name, whatever the bytes; 8 for deflated ones. */
  method?: number;
};

export const encodeText = (text: string) => new TextEncoder().encode(text);

/** An archive made by hand, which may lie about the sizes of its entries. */
export function buildZip(entries: readonly Entry[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declared = content.length, flags = 0, method = 8 } of entries) {
    const packed = deflateRawSync(content);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(flags, 6);
    head.writeUInt16LE(method, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(declared, 22);
    head.writeUInt16LE(name.length, 26);
    const listed = Buffer.alloc(46);
    listed.writeUInt32LE(0x02014b50, 0);
    head.copy(listed, 6, 4, 28);
    listed.writeUInt16LE(name.length, 28);
    listed.writeUInt32LE(offset, 42);
    parts.push(head, Buffer.from(name), packed);
    directory.push(listed, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

type Parts = { styles?: string; strings?: string; workbookPr?: string; prefix?: string };

/** Builds a workbook; each sheet is the XML inside its `<sheetData>`. */
export function buildWorkbook(
  sheets: readonly string[],
  { styles = '', strings = '', workbookPr = '', prefix = '' }: Parts = {},
  otherEntries: readonly Entry[] = [],
) {
  const numbered = sheets.map((data, index) => ({ data, number: index + 1 }));
  const link = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATION}/${type}" Target="${target}"/>`;
  const texts = {
    'xl/workbook.xml': `<workbook xmlns:r="${RELATION}">${workbookPr}<sheets>${numbered
      .map(({ number }) => `<sheet name="Sheet${number}" sheetId="${number}" r:id="rId${number}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${numbered
      .map(({ number }) => link(`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`))
      .join(
        '',
      )}${link('s', 'styles', 'styles.xml')}${link('t', 'sharedStrings', '/xl/sharedStrings.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    ...Object.fromEntries(
      numbered.map(({ data, number }) => [
        `xl/worksheets/sheet${number}.xml`,
        `<worksheet><sheetData>${data}</sheetData></worksheet>`.replaceAll(/<(?=\w)|<\//g, `$&${prefix}`),
      ]),
    ),
  };
  const entries = Object.entries(texts).map(([name, text]) => ({ name, content: encodeText(text) }));
  return buildZip([...entries, ...otherEntries]);
}
