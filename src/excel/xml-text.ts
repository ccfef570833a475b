import { memoize } from '@/lib/lazy-value';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const LAST_CODE_POINT = 0x10ffff;

function character(code: number): string {
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '';
}

/** The text that stands in XML. An entity that is declared by the file itself is left as it is. */
export function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex) return character(Number.parseInt(hex, 16));
      return decimal ? character(Number(decimal)) : (ENTITIES[name ?? ''] ?? whole);
    },
  );
}

const attributePattern = memoize(
  (name: string) => new RegExp(`\\s(?:\\w+:)?${name}=(?:"([^"]*)"|'([^']*)')`),
);

/** An attribute of a tag, whatever the prefix of its name. */
export function attributeOf(tag: string, name: string): string | undefined {
  const [, double, single] = attributePattern(name).exec(tag) ?? [];
  const value = double ?? single;
  return value === undefined ? undefined : decodeXml(value);
}

export const isTrue = (value: string | undefined) => value === '1' || value === 'true';

/** XML in which the elements have no prefix: some programs write `<x:row>`. */
export function withoutPrefix(xml: string): string {
  const [, prefix] =
    /<(\w+:)(?:worksheet|workbook|sst|styleSheet|Relationships)\b/.exec(xml.slice(0, 2000)) ?? [];
  return prefix ? xml.replaceAll(`<${prefix}`, '<').replaceAll(`</${prefix}`, '</') : xml;
}

/** What lies between the first tag of an element and its end; empty where it has none. */
export function elementOf(xml: string, name: string): string {
  const start = xml.search(new RegExp(`<${name}[\\s>]`));
  if (start < 0) return '';
  const from = xml.indexOf('>', start) + 1;
  const end = xml.indexOf(`</${name}>`, from);
  return xml.slice(from, end < 0 ? undefined : end);
}

/** The tags of all elements of a name, without what is in them. */
export const tagsOf = (xml: string, name: string): readonly string[] =>
  xml.match(new RegExp(`<${name}\\s[^>]*>`, 'g')) ?? [];
