import type { ChartPart } from '../model/chart-part';

export type PartWords = { formatValue: (value: number) => string; findAddress: (part: ChartPart) => string };

/** A plain `<a>`, which costs less than a `Link` in long tables. */
export function PartFigure({ part, words }: { part: ChartPart; words: PartWords }) {
  return (
    <a href={words.findAddress(part)} data-inside className="figure-link">
      {words.formatValue(part.value)}
    </a>
  );
}
