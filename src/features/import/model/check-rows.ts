import { toUniqueKey } from '@/features/members/model/taken-values';
import { message } from '@/i18n/message';
import { differingFields, type Fields } from '@/lib/three-way-merge';
import type { Change, CheckedRow, RowAction } from './checked-row';
import type { ChoiceWords } from './choice-words';
import { markDuplicates } from './duplicate-rows';
import type { ImportKind } from './import-field';
import type { ImportRow } from './import-rows';
import { KIND_RULES, type StoredRecord } from './kind-rules';
import { createRowInput } from './row-input';

/** The source of new members' first passwords: the column, one for all, or a generated one for each. */
export type PasswordSource = { from: 'column' } | { from: 'all'; text: string } | { from: 'each' };

export type CheckContext = {
  kind: ImportKind;
  records: readonly StoredRecord[];
  /** By the ids of the records. */
  names: Readonly<Record<number, string>>;
  choices: ChoiceWords;
  ownId: number;
};

export type CheckQuestion = {
  rows: readonly ImportRow[];
  knownAction: 'skip' | 'update';
  actions: Readonly<Record<number, RowAction>>;
  password: PasswordSource;
};

/** A valid placeholder for a password that is generated when the row is sent. */
const MADE_LATER = 'made-later';

/** The first record with each text of one field. */
type Holders = ReadonlyMap<string, StoredRecord>;

function indexHolders(records: readonly StoredRecord[], names: readonly string[]): Map<string, Holders> {
  return new Map(
    names.map((name) => [
      name,
      new Map(records.map((record): [string, StoredRecord] => [keyIn(record, name), record]).toReversed()),
    ]),
  );
}

function findHolder(
  holders: ReadonlyMap<string, Holders>,
  name: string,
  value: unknown,
): StoredRecord | undefined {
  const key = textKey(value);
  return key === '' ? undefined : holders.get(name)?.get(key);
}

const keyIn = (record: object, name: string) => textKey((record as Fields)[name]);
const textKey = (value: unknown) => (typeof value === 'string' ? toUniqueKey(value) : '');

/** Compares rows with the records. 500 rows: well under 300 ms (`scripts/bench/import.mjs`). */
export async function checkRows(context: CheckContext, question: CheckQuestion): Promise<CheckedRow[]> {
  const rules = KIND_RULES[context.kind];
  const holders = indexHolders(context.records, rules.uniqueWhenNew);
  const checked: CheckedRow[] = [];
  for (const row of question.rows) checked.push(await checkRow(row, context, question, holders));
  return markDuplicates(checked, rules, question.rows);
}

async function checkRow(
  row: ImportRow,
  context: CheckContext,
  { knownAction, actions, password }: CheckQuestion,
  holders: ReadonlyMap<string, Holders>,
): Promise<CheckedRow> {
  const rules = KIND_RULES[context.kind];
  const stored = findHolder(holders, rules.key, row.texts[rules.key]) ?? null;
  const { input, problems, notes } = fillForm(row, stored, context, password);
  const form = stored ? rules.changedForm : rules.newForm;
  const parsed = await form.safeParseAsync(input);
  for (const { path, message: words } of parsed.error?.issues ?? []) problems[String(path[0])] ??= words;
  const values: Fields = parsed.data ?? input;
  const changes = stored ? findChanges(row, rules.toFields(stored), values, problems) : [];

  const isChanged = (name: string) => changes.some((change) => change.name === name);
  const uniqueNames = stored ? rules.uniqueWhenChanged.filter(isChanged) : rules.uniqueWhenNew;
  for (const name of uniqueNames) {
    const holder = findHolder(holders, name, values[name]);
    if (holder && holder.id !== stored?.id)
      problems[name] ??= message('importing:cell.taken', { name: context.names[holder.id] ?? '' });
  }
  if (stored?.id === context.ownId && isChanged('role')) problems.role = message('importing:cell.ownRole');

  const { action, why } = decideAction({
    isStored: stored !== null,
    chosenAction: actions[row.line],
    knownAction,
    isSame: isSame(row, changes, problems),
  });
  const isToSend = action !== 'skip';
  const isValid = isToSend && parsed.success && Object.keys(problems).length === 0;
  return {
    line: row.line,
    action,
    why,
    storedId: stored?.id ?? null,
    changes,
    problems: isToSend ? problems : {},
    notes,
    values: isValid ? parsed.data : null,
  };
}

function fillForm(
  row: ImportRow,
  stored: StoredRecord | null,
  { kind, choices }: CheckContext,
  password: PasswordSource,
) {
  const rules = KIND_RULES[kind];
  const { input: filledInput, problems, notes } = createRowInput(row, rules.toInput(stored), choices);
  const input: Record<string, unknown> = { ...filledInput };
  // The stored key stays: a difference in width or case is no change.
  if (stored) input[rules.key] = rules.toFields(stored)[rules.key];
  if (kind === 'members') {
    input.password = stored ? '' : findFirstPassword(password, input.password);
    if (stored) delete problems.password;
  }
  return { input, problems, notes };
}

function findFirstPassword(choice: PasswordSource, columnText: unknown): unknown {
  if (choice.from === 'column') return columnText;
  return choice.from === 'all' ? choice.text : MADE_LATER;
}

const isFilled = ({ texts, faults }: ImportRow, name: string) =>
  name in faults || (texts[name] ?? '').trim() !== '';

/** Ignores problems of stored values in fields that the row leaves empty. */
const isSame = (row: ImportRow, changes: readonly Change[], problems: object) =>
  changes.length === 0 && !Object.keys(problems).some((name) => isFilled(row, name));

function findChanges(row: ImportRow, storedFields: Fields, values: Fields, problems: object): Change[] {
  const filled = Object.keys(row.texts).filter((name) => name in storedFields && isFilled(row, name));
  return differingFields(storedFields, {
    ...storedFields,
    ...Object.fromEntries(filled.map((name) => [name, values[name]])),
  })
    .filter((name) => !(name in problems))
    .map((name) => ({ name, before: storedFields[name], after: values[name] }));
}

type Decision = Pick<CheckedRow, 'action' | 'why'>;

function decideAction(state: {
  isStored: boolean;
  chosenAction: RowAction | undefined;
  knownAction: RowAction;
  isSame: boolean;
}): Decision {
  if (state.chosenAction === 'skip') return { action: 'skip', why: 'chosen' };
  if (!state.isStored) return { action: 'create', why: null };
  if (state.isSame) return { action: 'skip', why: 'same' };
  return (state.chosenAction ?? state.knownAction) === 'skip'
    ? { action: 'skip', why: 'stored' }
    : { action: 'update', why: null };
}
