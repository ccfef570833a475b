import { MARK_MEANINGS, findMeaning } from '../../model/skill-marks';

/** A step of a scale: a mark, or a level of Japanese. */
type Rung = { id: number };

/** The best first. */
export type Ladder<Step extends Rung = Rung> = {
  rungs: readonly Step[];
  places: ReadonlyMap<number, number>;
};

function createLadder<Step extends Rung>(
  entries: readonly Step[],
  findRung: (entry: Step) => number,
): Ladder<Step> {
  const rungs = entries.toSorted((one, other) => findRung(one) - findRung(other));
  return { rungs, places: new Map(rungs.map(({ id }, place) => [id, place])) };
}

/** Sorts marks by their meaning; unknown marks come last, in the server's order. */
export function markLadder<Level extends Rung & { symbol: string }>(levels: readonly Level[]): Ladder<Level> {
  return createLadder(levels, ({ symbol }) => {
    const meaning = findMeaning(symbol);
    return meaning ? MARK_MEANINGS.indexOf(meaning) : MARK_MEANINGS.length;
  });
}

/** Sorts levels of Japanese from N1; other names come last, in the server's order. */
export function japaneseLadder<Level extends Rung & { name: string }>(
  levels: readonly Level[],
): Ladder<Level> {
  return createLadder(levels, ({ name }) => Number(/^\s*N\s*(\d)/i.exec(name.normalize('NFKC'))?.[1] ?? 9));
}

/** Returns 0 for as good or better; no level is one step below the last, an unknown one never reached. */
export function stepsBelow({ rungs, places }: Ladder, asked: number, has: number | null): number {
  const place = (has === null ? undefined : places.get(has)) ?? rungs.length;
  return Math.max(0, place - (places.get(asked) ?? -1));
}

/** Returns the mark that counts as strong: ◎; on a server without it the second best, or the only one. */
export function strongMark<Level extends Rung & { symbol: string }>({ rungs }: Ladder<Level>): Level | null {
  return rungs.find(({ symbol }) => findMeaning(symbol) === 'fiveYears') ?? rungs[1] ?? rungs[0] ?? null;
}
