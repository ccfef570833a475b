import { memoize } from '@/lib/memoize';

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
const LAST_CODE_POINT = 0x10ffff;

function toCharacter(code: number): string {
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '';
}

/** Decodes entities and character references. Entities that the file declares itself are left unchanged. */
export function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return ENTITIES.get(name) ?? whole;
      return toCharacter(hex ? Number.parseInt(hex, 16) : Number(decimal));
    },
  );
}

const attributePattern = memoize(
  (name: string) => new RegExp(`\\s(?:\\w+:)?${name}=(?:"([^"]*)"|'([^']*)')`),
);

/** The value of an attribute of a tag, with any namespace prefix; undefined where the tag lacks it. */
export function getAttribute(tag: string, name: string): string | undefined {
  const [, double, single] = attributePattern(name).exec(tag) ?? [];
  const value = double ?? single;
  return value === undefined ? undefined : decodeXml(value);
}

export const isTrue = (value: string | undefined) => value === '1' || value === 'true';

const PREFIXED_ROOT = /<(\w+:)(?:worksheet|workbook|sst|styleSheet|Relationships)\b/;
/** Characters within which the root element begins, so that long sheets are not searched. */
const ROOT_WITHIN = 2000;

/** Removes the namespace prefix of the elements: some programs write `<x:row>`. */
export function withoutPrefix(xml: string): string {
  const [, prefix] = PREFIXED_ROOT.exec(xml.slice(0, ROOT_WITHIN)) ?? [];
  return prefix ? xml.replaceAll(`<${prefix}`, '<').replaceAll(`</${prefix}`, '</') : xml;
}

/** The content of the first element with the `name`; empty where there is none. */
export function getContent(xml: string, name: string): string {
  const start = xml.search(new RegExp(`<${name}[\\s>]`));
  if (start < 0) return '';
  const from = xml.indexOf('>', start) + 1;
  if (xml[from - 2] === '/') return '';
  const end = xml.indexOf(`</${name}>`, from);
  return xml.slice(from, end < 0 ? undefined : end);
}

/** The start tags with the `name`. */
export const findTags = (xml: string, name: string): readonly string[] =>
  xml.match(new RegExp(`<${name}(?:[\\s/][^>]*)?>`, 'g')) ?? [];
