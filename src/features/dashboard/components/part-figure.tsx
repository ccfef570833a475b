import type { ChartPart } from '../model/chart-part';

export type PartWords = { formatValue: (value: number) => string; findAddress: (part: ChartPart) => string };

/** The figure of a part, as a link to its records; a plain one, because a table has one for each project. */
export function PartFigure({ part, words }: { part: ChartPart; words: PartWords }) {
  return (
    <a href={words.findAddress(part)} data-inside className="figure-link">
      {words.formatValue(part.value)}
    </a>
  );
}
