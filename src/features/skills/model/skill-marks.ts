import { normaliseInput } from '@/lib/normalise-text';
import type { SkillMark } from '../fields';

/** The five marks of the product by symbol. A server may have others with their own names. */
const MEANINGS = { '★': 'best', '◎': 'fiveYears', '○': 'threeYears', '□': 'oneYear', '△': 'some' } as const;

type MarkMeaning = (typeof MEANINGS)[keyof typeof MEANINGS];

/** The best first. */
export const MARK_MEANINGS: readonly MarkMeaning[] = Object.values(MEANINGS);

/** Returns the meaning of a mark as a catalogue key; undefined for a mark of the server's own. */
export function findMeaning(symbol: string): MarkMeaning | undefined {
  return Object.entries(MEANINGS).find(([mark]) => mark === symbol)?.[1];
}

/** The mark of one cell, as on the wire. A stack without an entry has no mark. */
export type SkillEntry = { tech_stack_id: number; proficiency_level_id: number };

/** A level that a cell can have; `name` has the server's words. */
export type GridLevel = { id: number; symbol: string; name?: string };
export type TechStack = { id: number; name: string };

export const NO_MARK = '-';
export const UNKNOWN_MARK = '?';

/** Returns the symbol to show for a level; the server may send none, or no longer list the level. */
export const shownSymbol = (symbol = ''): string => symbol || UNKNOWN_MARK;

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

export function withMissing<Item extends { id: number }>(
  listed: readonly Item[],
  others: readonly Item[],
): Item[] {
  const byId = new Map<number, Item>();
  for (const item of [...listed, ...others]) {
    if (!byId.has(item.id)) byId.set(item.id, item);
  }
  return [...byId.values()];
}

/** Returns the stacks of a grid: those of the server's list, then others with a mark in the sheet. */
export function gridStacks(stacks: readonly TechStack[], marks: readonly SkillMark[]): TechStack[] {
  return withMissing(
    stacks.map(({ id, name }) => ({ id, name })),
    marks.map(({ techStackId, techStackName }) => ({ id: techStackId, name: techStackName })),
  );
}

export function gridLevels(levels: readonly GridLevel[], marks: readonly SkillMark[]): GridLevel[] {
  return withMissing(
    levels,
    marks.map(({ levelId, symbol }) => ({ id: levelId, symbol })),
  );
}

/** Keys that remove a mark; a Japanese keyboard types `ー` for `-`. */
const ERASERS = [NO_MARK, '0', 'Delete', 'Backspace', 'ー'];
const DIGIT = /^[1-9]$/;

/** Finds a level by its symbol or its number in the list; null for a key that removes the mark. */
export function levelForKey(key: string, levels: readonly GridLevel[]): number | null | undefined {
  const pressed = key.length === 1 ? normaliseInput(key) : key;
  if (ERASERS.includes(pressed)) return null;
  const named = levels.find(({ symbol }) => symbol === key);
  if (named) return named.id;
  return DIGIT.test(pressed) ? levels[Number(pressed) - 1]?.id : undefined;
}
