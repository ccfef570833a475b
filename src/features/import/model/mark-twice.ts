import { uniqueKeyOf } from '@/features/members/model/taken-values';
import { message } from '@/i18n/message';
import type { CheckedRow } from './checked-row';

type Unique = { key: string; uniqueWhenNew: readonly string[]; uniqueWhenChanged: readonly string[] };

/** What a row brings in of what no two may share. */
function bringsIn(
  { deed, changes }: CheckedRow,
  { key, uniqueWhenNew, uniqueWhenChanged }: Unique,
): readonly string[] {
  if (deed === 'skip') return [];
  if (deed === 'create') return uniqueWhenNew;
  return [key, ...uniqueWhenChanged.filter((name) => changes.some((change) => change.name === name))];
}

/**
 * Marks the cells of a file that hold the same as those of another row that is sent, where no two may. `textOf` gives what a
 * cell holds.
 */
export function markTwice(
  rows: readonly CheckedRow[],
  unique: Unique,
  textOf: (row: CheckedRow, name: string) => string,
): CheckedRow[] {
  const linesOf = new Map<string, number[]>();
  const slots = rows.map((row) =>
    bringsIn(row, unique).flatMap((name) => {
      const text = uniqueKeyOf(textOf(row, name));
      return text === '' ? [] : [{ name, slot: `${name}\n${text}` }];
    }),
  );
  for (const [index, { line }] of rows.entries())
    for (const { slot } of slots[index] ?? []) linesOf.set(slot, [...(linesOf.get(slot) ?? []), line]);
  return rows.map((row, index) => {
    const problems = { ...row.problems };
    for (const { name, slot } of slots[index] ?? []) {
      const other = linesOf.get(slot)?.find((line) => line !== row.line);
      if (other !== undefined) problems[name] ??= message('importing:cell.twice', { line: other });
    }
    const isWrong = Object.keys(problems).length > Object.keys(row.problems).length;
    return isWrong ? { ...row, problems, values: null } : row;
  });
}
