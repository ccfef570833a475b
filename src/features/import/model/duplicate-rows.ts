import { toUniqueKey } from '@/features/members/model/taken-values';
import { message } from '@/i18n/message';
import type { CheckedRow } from './checked-row';
import type { ImportRow } from './import-rows';

type Unique = { key: string; uniqueWhenNew: readonly string[]; uniqueWhenChanged: readonly string[] };

function listUniqueFields(
  { action, changes }: CheckedRow,
  { key, uniqueWhenNew, uniqueWhenChanged }: Unique,
): readonly string[] {
  if (action === 'skip') return [];
  if (action === 'create') return uniqueWhenNew;
  return [key, ...uniqueWhenChanged.filter((name) => changes.some((change) => change.name === name))];
}

/** Marks cells that duplicate another row in unique fields; the texts of the cells are in `fileRows`. */
export function markDuplicates(
  rows: readonly CheckedRow[],
  unique: Unique,
  fileRows: readonly ImportRow[],
): CheckedRow[] {
  const textsByLine = new Map(fileRows.map(({ line, texts }) => [line, texts]));
  const linesByKey = new Map<string, number[]>();
  const uniqueCells = rows.map((row) =>
    listUniqueFields(row, unique).flatMap((name) => {
      const text = toUniqueKey(textsByLine.get(row.line)?.[name] ?? '');
      return text === '' ? [] : [{ name, key: `${name}\n${text}` }];
    }),
  );
  for (const [index, { line }] of rows.entries())
    for (const { key } of uniqueCells[index] ?? [])
      linesByKey.set(key, [...(linesByKey.get(key) ?? []), line]);
  return rows.map((row, index) => {
    const problems = { ...row.problems };
    for (const { name, key } of uniqueCells[index] ?? []) {
      const otherLine = linesByKey.get(key)?.find((line) => line !== row.line);
      if (otherLine !== undefined) problems[name] ??= message('importing:cell.twice', { line: otherLine });
    }
    const hasDuplicate = Object.keys(problems).length > Object.keys(row.problems).length;
    return hasDuplicate ? { ...row, problems, values: null } : row;
  });
}
