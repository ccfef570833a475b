import { columnNumber } from './cell-address';
import { formatNumber, formatSerial, isDateFormat } from './number-format';
import type { FoundRow, SheetCell } from './sheet-cells';
import { readString, type WorkbookParts } from './workbook-xml';
import { getAttribute, decodeXml, getContent, isTrue } from './xml-text';

type CellContext = Pick<WorkbookParts, 'strings' | 'formats' | 'countsFrom1904'> & { keepsTimes?: boolean };

function readNumber(
  raw: string,
  style: number,
  { formats, countsFrom1904, keepsTimes }: CellContext,
): string {
  const value = Number(raw);
  if (raw === '' || Number.isNaN(value)) return raw;
  const format = formats[style] ?? '';
  const day = isDateFormat(format) ? formatSerial(value, { countsFrom1904, keepsTimes }) : null;
  return day ?? formatNumber(value, format);
}

function readText(tag: string, content: string, context: CellContext): string {
  if (content.includes('<is')) return readString(content);
  const [, raw = ''] = /<v(?:\s[^>]*)?>([^<]*)<\/v>/.exec(content) ?? [];
  switch (getAttribute(tag, 't')) {
    case 's':
      return context.strings[Number(raw)] ?? '';
    case 'str':
    case 'd':
    case 'e':
      return decodeXml(raw);
    case 'b':
      return raw === '1' ? 'true' : 'false';
    default:
      return readNumber(raw, Number(getAttribute(tag, 's') ?? 0), context);
  }
}

function readCell(tag: string, content: string, context: CellContext): SheetCell {
  const text = readText(tag, content, context);
  if (/<f[\s>/]/.test(content)) return { text, fault: 'formula' };
  return getAttribute(tag, 't') === 'e' ? { text, fault: 'error' } : { text };
}

function readCells(xml: string, context: CellContext): [number, SheetCell][] {
  const cells: [number, SheetCell][] = [];
  const tags = /<c(?:[\s/][^>]*)?>/g;
  let column = 0;
  for (let match = tags.exec(xml); match; match = tags.exec(xml)) {
    const [tag] = match;
    column = columnNumber(getAttribute(tag, 'r') ?? '') ?? column + 1;
    if (tag.endsWith('/>')) continue;
    const end = xml.indexOf('</c>', tags.lastIndex);
    if (end < 0) break;
    const content = xml.slice(tags.lastIndex, end);
    tags.lastIndex = end;
    if (hasContent(content)) cells.push([column, readCell(tag, content, context)]);
  }
  return cells;
}

const hasContent = (xml: string) => xml.includes('<v') || xml.includes('<is') || xml.includes('<f');

/** Yields the filled rows of a sheet; rows with styles only are skipped. */
export function* readRows(xml: string, context: CellContext): Generator<FoundRow> {
  const data = getContent(xml, 'sheetData');
  const tags = /<row(?:[\s/][^>]*)?>/g;
  let line = 0;
  for (let match = tags.exec(data); match; match = tags.exec(data)) {
    const [tag] = match;
    line = Number(getAttribute(tag, 'r')) || line + 1;
    if (tag.endsWith('/>')) continue;
    const end = data.indexOf('</row>', tags.lastIndex);
    const content = data.slice(tags.lastIndex, end < 0 ? undefined : end);
    if (hasContent(content))
      yield { line, isHidden: isTrue(getAttribute(tag, 'hidden')), cells: readCells(content, context) };
    if (end < 0) return;
    tags.lastIndex = end;
  }
}
