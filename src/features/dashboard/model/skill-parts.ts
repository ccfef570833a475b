import type { ChartPart } from './chart-part';

/** A member's skills for the charts; null if not recorded. */
export type MemberSkills = { id: number; majorStack: string | null; japaneseLevel: string | null };

/** Counts members by major tech stack, the most frequent first; omits members without one. */
export function stackParts(members: readonly MemberSkills[]): ChartPart[] {
  return countBy(members.map(({ majorStack }) => majorStack)).sort((a, b) => b.value - a.value);
}

export function countWithoutStack(members: readonly MemberSkills[]): number {
  return members.filter(({ majorStack }) => majorStack === null).length;
}

/** Counts members by Japanese level, sorted by its number; those without come last. Source: DB-1. */
export function japaneseParts(members: readonly MemberSkills[], notRecorded: string): ChartPart[] {
  const levels = members.map(({ japaneseLevel }) => japaneseLevel);
  const unknown = levels.filter((level) => level === null).length;
  return [
    ...countBy(levels).sort(byNumber),
    ...(unknown > 0 ? [{ key: '', label: notRecorded, value: unknown, isUnknown: true }] : []),
  ];
}

function byNumber(a: ChartPart, b: ChartPart): number {
  if (levelNumber(a) === levelNumber(b)) return a.label.localeCompare(b.label);
  return levelNumber(a) - levelNumber(b);
}

function levelNumber({ label }: ChartPart): number {
  return Number(/\d+/.exec(label)?.[0] ?? Infinity);
}

function countBy(names: readonly (string | null)[]): ChartPart[] {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([label, value]) => ({ key: label, label, value }));
}
