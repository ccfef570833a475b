import { normaliseInput } from '@/lib/normalise-text';

/** The five marks of the product, by what stands in a cell. A server may know others, which name themselves. */
const MEANINGS = { '★': 'best', '◎': 'fiveYears', '○': 'threeYears', '□': 'oneYear', '△': 'some' } as const;

type MarkMeaning = (typeof MEANINGS)[keyof typeof MEANINGS];

/** What the marks mean, the best first. */
export const MARK_MEANINGS: readonly MarkMeaning[] = Object.values(MEANINGS);

/** What a mark means, as the name of its words; undefined for a mark of the server's own. */
export function findMeaning(symbol: string): MarkMeaning | undefined {
  return Object.entries(MEANINGS).find(([listedIds]) => listedIds === symbol)?.[1];
}

/** The mark of one cell, as on the wire. A stack without an entry has no mark. */
export type SkillEntry = { tech_stack_id: number; proficiency_level_id: number };

type Level = { id: number; symbol: string };
type Stack = { id: number; name: string };
type StoredMark = { techStackId: number; techStackName: string; levelId: number; symbol: string };

/** What stands in a cell without a mark. */
export const NO_MARK = '-';

/** The entries with the mark of one stack set, or taken away by null. */
export function withMark(
  entries: readonly SkillEntry[],
  stackId: number,
  levelId: number | null,
): SkillEntry[] {
  const others = entries.filter((entry) => entry.tech_stack_id !== stackId);
  return levelId === null
    ? others
    : [...others, { tech_stack_id: stackId, proficiency_level_id: levelId }].sort(
        (a, b) => a.tech_stack_id - b.tech_stack_id,
      );
}

/**
 * The stacks of a grid: those of the server's list, then those that a sheet has a mark for although the list
 * does not know them any more.
 */
export function gridStacks(stacks: readonly Stack[], marks: readonly StoredMark[]): Stack[] {
  const listedIds = new Set(stacks.map(({ id }) => id));
  const others = marks.filter(({ techStackId }) => !listedIds.has(techStackId));
  return [
    ...stacks.map(({ id, name }) => ({ id, name })),
    ...others.map(({ techStackId, techStackName }) => ({ id: techStackId, name: techStackName })),
  ];
}

/** The levels of a grid: those of the server's list, then those that only the sheet knows. */
export function gridLevels<L extends Level>(
  levels: readonly L[],
  marks: readonly StoredMark[],
): (L | Level)[] {
  const all = new Map<number, L | Level>(levels.map((level) => [level.id, level]));
  for (const { levelId, symbol } of marks) {
    if (!all.has(levelId)) all.set(levelId, { id: levelId, symbol });
  }
  return [...all.values()];
}

const ERASERS = [NO_MARK, '0', 'Delete', 'Backspace', 'ー'];

/**
 * What a key pressed on a cell chooses: the level with that mark or at that place (1 is the first), null for no
 * mark, undefined when the key means nothing.
 */
export function levelForKey(key: string, levels: readonly Level[]): number | null | undefined {
  const pressed = key.length === 1 ? normaliseInput(key) : key;
  if (ERASERS.includes(key) || ERASERS.includes(pressed)) return null;
  const place = /^[1-9]$/.test(pressed) ? Number(pressed) : 0;
  return (levels.find(({ symbol }) => symbol === key) ?? levels[place - 1])?.id;
}

/** The cell to which an arrow key, Home or End leads; undefined when it leads nowhere. */
export function cellForKey(key: string, index: number, columns: number, count: number): number | undefined {
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target !== undefined && target >= 0 && target < count ? target : undefined;
}
