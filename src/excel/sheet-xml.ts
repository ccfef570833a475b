import { columnNumber } from './cell-address';
import { isDateFormat, numberText, serialText } from './number-format';
import type { FoundRow, SheetCell } from './sheet-cells';
import { stringOf, type WorkbookParts } from './workbook-xml';
import { attributeOf, decodeXml, elementOf, isTrue } from './xml-text';

type Told = Pick<WorkbookParts, 'strings' | 'formats' | 'countsFrom1904'> & { keepsTimes?: boolean };

function numberOrDay(raw: string, style: number, { formats, countsFrom1904, keepsTimes }: Told): string {
  const value = Number(raw);
  if (raw === '' || Number.isNaN(value)) return raw;
  const format = formats[style] ?? '';
  const day = isDateFormat(format) ? serialText(value, countsFrom1904, keepsTimes) : null;
  return day ?? numberText(value, format);
}

function textOf(tag: string, content: string, told: Told): string {
  if (content.includes('<is')) return stringOf(content);
  const [, raw = ''] = /<v(?:\s[^>]*)?>([^<]*)<\/v>/.exec(content) ?? [];
  switch (attributeOf(tag, 't')) {
    case 's':
      return told.strings[Number(raw)] ?? '';
    case 'str':
    case 'd':
    case 'e':
      return decodeXml(raw);
    case 'b':
      return raw === '1' ? 'true' : 'false';
    default:
      return numberOrDay(raw, Number(attributeOf(tag, 's') ?? 0), told);
  }
}

function readCell(tag: string, content: string, told: Told): SheetCell {
  const text = textOf(tag, content, told);
  if (/<f[\s>/]/.test(content)) return { text, fault: 'formula' };
  return attributeOf(tag, 't') === 'e' ? { text, fault: 'error' } : { text };
}

function readCells(xml: string, told: Told): [number, SheetCell][] {
  const cells: [number, SheetCell][] = [];
  const tags = /<c(?:\s[^>]*)?>/g;
  let column = 0;
  for (let found = tags.exec(xml); found; found = tags.exec(xml)) {
    const [tag] = found;
    column = columnNumber(attributeOf(tag, 'r') ?? '') ?? column + 1;
    if (tag.endsWith('/>')) continue;
    const end = xml.indexOf('</c>', tags.lastIndex);
    if (end < 0) break;
    const content = xml.slice(tags.lastIndex, end);
    tags.lastIndex = end;
    if (hasContent(content)) cells.push([column, readCell(tag, content, told)]);
  }
  return cells;
}

const hasContent = (xml: string) => xml.includes('<v') || xml.includes('<is') || xml.includes('<f');

/** Yields the filled rows of a sheet; rows with styles only are skipped. */
export function* readRows(xml: string, told: Told): Generator<FoundRow> {
  const data = elementOf(xml, 'sheetData');
  const tags = /<row(?:\s[^>]*)?>/g;
  let line = 0;
  for (let found = tags.exec(data); found; found = tags.exec(data)) {
    const [tag] = found;
    line = Number(attributeOf(tag, 'r') ?? line + 1);
    if (tag.endsWith('/>')) continue;
    const end = data.indexOf('</row>', tags.lastIndex);
    const content = data.slice(tags.lastIndex, end < 0 ? undefined : end);
    if (hasContent(content))
      yield { line, isHidden: isTrue(attributeOf(tag, 'hidden')), cells: readCells(content, told) };
    if (end < 0) return;
    tags.lastIndex = end;
  }
}
