import type { ChartPart } from '../model/chart-part';

/** How a part is written, and where to read what it is made of. */
export type PartWords = { formatValue: (value: number) => string; addressOf: (part: ChartPart) => string };

const LOOK = { color: 'inherit', textDecoration: 'underline dotted', textUnderlineOffset: '0.2em' };

/** The figure of a part, which leads to what it is made of. */
export function PartFigure({ part, words }: { part: ChartPart; words: PartWords }) {
  return (
    <a href={words.addressOf(part)} data-inside style={LOOK}>
      {words.formatValue(part.value)}
    </a>
  );
}
