import { IncompleteSave } from '@/api/save/save-outcome';
import { createMember, updateMember } from '@/features/members/api/member-mutations';
import { type CheckedMember, memberFormValues } from '@/features/members/fields';
import { holdsMember, lostFields, storedMemberFields } from '@/features/members/model/member-fields';
import { createProject, updateProject } from '@/features/projects/api/project-mutations';
import { holdsProject, projectFormValues, type ProjectFormValues } from '@/features/projects/fields';
import { message } from '@/i18n/message';
import { type Fields, isSameInAnyOrder } from '@/lib/three-way-merge';
import type { ManyAct } from '@/session/many/many-run';
import type { CheckedRow } from '../model/checked-row';
import type { ImportKind } from '../model/import-field';
import { isMember, KIND_RULES, type CheckedValues, type StoredRecord } from '../model/kind-rules';
import { readRecords } from './import-queries';

/** `words` are a `message()`. */
export class NotWrittenError extends Error {
  constructor(readonly words: string) {
    super(words);
  }
}

export type SentRow = CheckedRow & { values: CheckedValues };

const isMemberValues = (values: CheckedValues): values is CheckedMember => 'username' in values;

const pickChanges = (row: SentRow, side: 'before' | 'after'): Fields =>
  Object.fromEntries(row.changes.map((change) => [change.name, change[side]]));

function indexRecords(records: readonly StoredRecord[]) {
  const members = records.filter(isMember);
  return {
    members,
    projects: records.flatMap((record) => (isMember(record) ? [] : [record])),
    byId: new Map(records.map((record) => [record.id, record])),
    byUsername: new Map(members.map((member) => [member.username, member])),
  };
}

type RecordIndex = ReturnType<typeof indexRecords>;

function isCreated({ byUsername, projects }: RecordIndex, { values }: SentRow): boolean {
  if (!isMemberValues(values)) return projects.some((project) => holdsProject(project, values));
  const member = byUsername.get(values.username);
  return member !== undefined && holdsMember(member, values);
}

function listLostFields(
  kind: ImportKind,
  { byId, byUsername }: RecordIndex,
  row: SentRow,
): readonly string[] {
  if (row.action === 'update') {
    const stored = row.storedId === null ? undefined : byId.get(row.storedId);
    const storedFields = stored ? KIND_RULES[kind].toFields(stored) : {};
    return row.changes
      .filter(({ name, after }) => !isSameInAnyOrder(storedFields[name], after))
      .map(({ name }) => name);
  }
  // `isCreated` compares every field of a project.
  if (!isMemberValues(row.values)) return [];
  const created = byUsername.get(row.values.username);
  return created ? lostFields(row.values, created) : [];
}

/** @throws {NotWrittenError} where the record of the row was deleted. */
function findStored<Stored extends { id: number }>(
  records: readonly Stored[],
  { storedId }: SentRow,
): Stored {
  const stored = records.find(({ id }) => id === storedId);
  if (!stored) throw new NotWrittenError(message('importing:end.gone'));
  return stored;
}

async function sendMember(row: SentRow, values: CheckedMember, { members }: RecordIndex) {
  if (row.action === 'create') return createMember(values, members, 'later');
  const member = findStored(members, row);
  // Other fields keep their current values, because other people may have changed them.
  const base = { ...storedMemberFields(member), ...pickChanges(row, 'before') };
  // An import changes neither password nor photo: the server keeps those that are not sent.
  const mine = { ...memberFormValues(member), ...pickChanges(row, 'after'), password: '', staff_image: null };
  return updateMember(member, base, mine);
}

async function sendProject(row: SentRow, values: ProjectFormValues, { projects }: RecordIndex) {
  if (row.action === 'create') return createProject(values, projects, 'later');
  const project = findStored(projects, row);
  const storedFields = projectFormValues(project);
  return updateProject(
    project.id,
    { ...storedFields, ...pickChanges(row, 'before') },
    { ...storedFields, ...pickChanges(row, 'after') },
  );
}

/** Sends each row like the form of its record, with the same proof. */
export function createSender(kind: ImportKind) {
  // Filled by `readDone`, which is called before the first row is sent.
  let index = indexRecords([]);
  const partlyKept = new Map<number, readonly string[]>();

  async function send(row: SentRow): Promise<void> {
    const { values } = row;
    const save = isMemberValues(values)
      ? await sendMember(row, values, index)
      : await sendProject(row, values, index);
    if (!(save instanceof IncompleteSave)) return;
    if (save.kind === 'gone') throw new NotWrittenError(message('importing:end.gone'));
    if (save.kind === 'changed') throw new NotWrittenError(message('importing:end.changed'));
    partlyKept.set(row.line, save.fields);
  }

  const act: ManyAct<SentRow> = {
    send,
    readDone: async () => {
      index = indexRecords(await readRecords(kind));
      return (row) =>
        partlyKept.has(row.line) ||
        (row.action === 'create' ? isCreated(index, row) : listLostFields(kind, index, row).length === 0);
    },
  };
  return {
    act,
    findLostFields: (row: SentRow) => [
      ...new Set([...(partlyKept.get(row.line) ?? []), ...listLostFields(kind, index, row)]),
    ],
  };
}
