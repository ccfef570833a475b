import { builtInFormat } from './number-format';
import { getAttribute, decodeXml, getContent, isTrue, findTags, withoutPrefix } from './xml-text';

/** The sheets of a workbook, and the tables to which their cells refer. */
export type WorkbookParts = {
  sheets: readonly { name: string; isHidden: boolean; xml: string }[];
  strings: readonly string[];
  /** The codes of the number formats, by the style of a cell. */
  formats: readonly string[];
  countsFrom1904: boolean;
};

/** Readings in kana (furigana), which are no part of the text. */
const READINGS = /<rPh[\s>].*?<\/rPh>/gs;
/** A shared string, which is empty in its short form `<si/>` or `<si />`. */
const SHARED = /<si(?:\s[^>]*?)?(?:\/>|>(.*?)<\/si>)/gs;
const TEXTS = /<t(?:\s[^>]*)?>([^<]*)<\/t>/g;
/** Excel's escape of control characters. */
const ESCAPED = /_x([0-9a-f]{4})_/gi;

/** Reads a shared or inline string, joining its differently styled parts. */
export function readString(xml: string): string {
  const plain = xml.includes('<rPh') ? xml.replaceAll(READINGS, '') : xml;
  const text = Array.from(plain.matchAll(TEXTS), ([, part = '']) => part).join('');
  return decodeXml(text).replaceAll(ESCAPED, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

const readStrings = (xml: string): string[] =>
  Array.from(xml.matchAll(SHARED), ([, body]) => (body ? readString(body) : ''));

function readFormats(xml: string): string[] {
  const codes = new Map(
    findTags(getContent(xml, 'numFmts'), 'numFmt').map((tag) => [
      getAttribute(tag, 'numFmtId'),
      getAttribute(tag, 'formatCode') ?? '',
    ]),
  );
  return findTags(getContent(xml, 'cellXfs'), 'xf').map((tag) => {
    const id = getAttribute(tag, 'numFmtId');
    return codes.get(id) ?? builtInFormat(Number(id));
  });
}

/** A target is relative to the folder of the workbook, or absolute. */
const partName = (target: string) =>
  target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;

/** True for the workbook, its links, strings, styles and sheets. */
export const isWorkbookPart = (name: string) =>
  /^xl\/(?:[^/]+\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/i.test(name);

/** Reads a part that the archive lacks as empty. */
export function readParts(texts: ReadonlyMap<string, string>): WorkbookParts {
  // A link may spell the name of its part in other letter case (Open Packaging Conventions).
  const byName = new Map(Array.from(texts, ([name, text]) => [name.toLowerCase(), text]));
  const part = (name: string) => withoutPrefix(byName.get(name.toLowerCase()) ?? '');
  const workbook = part('xl/workbook.xml');
  const links = findTags(part('xl/_rels/workbook.xml.rels'), 'Relationship').map((tag) => ({
    id: getAttribute(tag, 'Id'),
    type: getAttribute(tag, 'Type') ?? '',
    name: partName(getAttribute(tag, 'Target') ?? ''),
  }));
  const partOfType = (type: string) => part(links.find((link) => link.type.endsWith(`/${type}`))?.name ?? '');
  return {
    sheets: findTags(getContent(workbook, 'sheets'), 'sheet').map((tag) => ({
      name: getAttribute(tag, 'name') ?? '',
      isHidden: /hidden/i.test(getAttribute(tag, 'state') ?? ''),
      xml: part(links.find(({ id }) => id !== undefined && id === getAttribute(tag, 'id'))?.name ?? ''),
    })),
    strings: readStrings(partOfType('sharedStrings')),
    formats: readFormats(partOfType('styles')),
    countsFrom1904: isTrue(getAttribute(findTags(workbook, 'workbookPr')[0] ?? '', 'date1904')),
  };
}
