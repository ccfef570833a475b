import { MARK_MEANINGS, findMeaning, shownSymbol } from '../../model/skill-marks';

type ScaleLevel = { id: number };

/** The best level first; `ranks` has the index of each level by its id. */
export type Scale<Level extends ScaleLevel = ScaleLevel> = {
  levels: readonly Level[];
  ranks: ReadonlyMap<number, number>;
};

function createScale<Level extends ScaleLevel>(
  unsorted: readonly Level[],
  findRank: (level: Level) => number,
): Scale<Level> {
  const levels = unsorted.toSorted((one, other) => findRank(one) - findRank(other));
  return { levels, ranks: new Map(levels.map(({ id }, rank) => [id, rank])) };
}

/** Sorts marks by their meaning; unknown marks come last, in the server's order. */
export function createMarkScale<Level extends ScaleLevel & { symbol: string }>(
  levels: readonly Level[],
): Scale<Level> {
  return createScale(levels, ({ symbol }) => {
    const meaning = findMeaning(symbol);
    return meaning ? MARK_MEANINGS.indexOf(meaning) : MARK_MEANINGS.length;
  });
}

/** `N1` to `N5`, with spaces or in small letters. */
const JAPANESE_LEVEL = /^\s*N\s*([1-5])\b/i;
const LAST_RANK = 9;

/** Sorts levels of Japanese from N1; other names come last, in the server's order. */
export function createJapaneseScale<Level extends ScaleLevel & { name: string }>(
  levels: readonly Level[],
): Scale<Level> {
  return createScale(levels, ({ name }) => {
    const [, digit] = JAPANESE_LEVEL.exec(name.normalize('NFKC')) ?? [];
    return Number(digit ?? LAST_RANK);
  });
}

/** Returns 0 for a level that is good enough; an unknown required level is never met. */
export function stepsBelow(
  { levels, ranks }: Scale,
  requiredLevelId: number,
  ownLevelId: number | null,
): number {
  const ownRank = (ownLevelId === null ? undefined : ranks.get(ownLevelId)) ?? levels.length;
  return Math.max(0, ownRank - (ranks.get(requiredLevelId) ?? -1));
}

/** The mark that counts as strong: ◎; on a server without ◎ the second best mark, else the only one. */
export function strongMark<Level extends ScaleLevel & { symbol: string }>({
  levels,
}: Scale<Level>): Level | null {
  const strong = levels.find(({ symbol }) => findMeaning(symbol) === 'fiveYears') ?? levels[1] ?? levels[0];
  return strong ? { ...strong, symbol: shownSymbol(strong.symbol) } : null;
}
