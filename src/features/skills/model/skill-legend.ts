/** The five marks of the product, by what stands in a cell. A server may know others, which name themselves. */
const MEANINGS = { '★': 'best', '◎': 'fiveYears', '○': 'threeYears', '□': 'oneYear', '△': 'some' } as const;

export type MarkMeaning = (typeof MEANINGS)[keyof typeof MEANINGS];

/** What the marks mean, the best first. */
export const MARK_MEANINGS: readonly MarkMeaning[] = Object.values(MEANINGS);

/** What a mark means, as the name of its words; undefined for a mark of the server's own. */
export function meaningOf(symbol: string): MarkMeaning | undefined {
  return Object.entries(MEANINGS).find(([known]) => known === symbol)?.[1];
}
