import { UnfinishedWrite } from '@/api/verified-update';
import { createMember, updateMember } from '@/features/members/api/member-mutations';
import type { MemberDetail } from '@/features/members/api/member-schema';
import { lostOfNewMember, storedMemberFields } from '@/features/members/model/member-fields';
import { memberFormValues, type CheckedMember } from '@/features/members/model/member-form-rules';
import { wasCreated } from '@/features/members/model/member-was-saved';
import { createProject, updateProject } from '@/features/projects/api/project-mutations';
import { holdsProject, projectFormValues } from '@/features/projects/model/project-form-rules';
import { message } from '@/i18n/message';
import { isSameValue, type Fields } from '@/lib/three-way-merge';
import type { ManyAct } from '@/session/many/many-run';
import type { CheckedRow } from '../model/checked-row';
import type { ImportKind } from '../model/import-field';
import { KIND_RULES, type CheckedValues, type KnownRecord } from '../model/kind-rules';
import { NotWritten } from './not-written';
import { readKnown } from './import-queries';

export type SentRow = CheckedRow & { values: CheckedValues };

const isMemberValues = (values: CheckedValues): values is CheckedMember => 'username' in values;
const isMember = (record: KnownRecord): record is MemberDetail => 'projectIds' in record;

/** What an update is to leave of the fields that a row fills. */
const pick = (row: SentRow, side: 'before' | 'after'): Fields =>
  Object.fromEntries(row.changes.map((change) => [change.name, change[side]]));

function wasMade(records: readonly KnownRecord[], { values }: SentRow): boolean {
  return isMemberValues(values)
    ? wasCreated(records.filter(isMember), values)
    : records.some((record) => !isMember(record) && holdsProject(record, values));
}

/** What of a row the server does not hold, of the records as they were read last. */
function lostOf(kind: ImportKind, records: readonly KnownRecord[], row: SentRow): readonly string[] {
  if (row.deed === 'update') {
    const stored = records.find(({ id }) => id === row.knownId);
    const held = stored ? KIND_RULES[kind].fieldsOf(stored) : {};
    return row.changes.filter(({ name, after }) => !isSameValue(held[name], after)).map(({ name }) => name);
  }
  const { values } = row;
  if (!isMemberValues(values)) return [];
  const made = records.findLast((record) => isMember(record) && record.username === values.username);
  return made && isMember(made) ? lostOfNewMember(values, made) : [];
}

async function sendMember(row: SentRow, values: CheckedMember, known: readonly MemberDetail[]) {
  if (row.deed === 'create') return createMember(values, known);
  const member = known.find(({ id }) => id === row.knownId) ?? null;
  if (!member) throw new NotWritten(message('importing:end.gone'));
  // Others may have changed what the row says nothing about.
  const first = { ...storedMemberFields(member), ...pick(row, 'before') };
  const mine = { ...memberFormValues(member), ...pick(row, 'after'), password: '', staff_image: null };
  return updateMember(member, first, mine);
}

async function sendProject(row: SentRow, known: readonly KnownRecord[]) {
  const { values } = row;
  if (isMemberValues(values)) return undefined;
  const projects = known.flatMap((record) => (isMember(record) ? [] : [record]));
  if (row.deed === 'create') return createProject(values, projects);
  const project = projects.find(({ id }) => id === row.knownId);
  if (!project) throw new NotWritten(message('importing:end.gone'));
  const held = projectFormValues(project);
  return updateProject(project.id, { ...held, ...pick(row, 'before') }, { ...held, ...pick(row, 'after') });
}

/**
 * How rows are sent: each as its form would send it, with the same proof. `records` are those that were read last; `partly`
 * gets the rows of which the server said at once that it keeps not all.
 */
export function importAct(kind: ImportKind) {
  let records: readonly KnownRecord[] = [];
  const partly = new Map<number, readonly string[]>();

  async function send(row: SentRow): Promise<void> {
    const end = isMemberValues(row.values)
      ? await sendMember(row, row.values, records.filter(isMember))
      : await sendProject(row, records);
    if (!(end instanceof UnfinishedWrite)) return;
    if (end.kind === 'partlyKept') partly.set(row.line, end.fields);
    else throw new NotWritten(message(end.kind === 'gone' ? 'importing:end.gone' : 'importing:end.changed'));
  }

  const act: ManyAct<SentRow> = {
    send,
    readDone: async () => {
      records = await readKnown(kind);
      return (row) =>
        partly.has(row.line) ||
        (row.deed === 'create' ? wasMade(records, row) : lostOf(kind, records, row).length === 0);
    },
  };
  return {
    act,
    /** Which fields of a row that is saved were not kept. */
    lostOf: (row: SentRow) => [...new Set([...(partly.get(row.line) ?? []), ...lostOf(kind, records, row)])],
  };
}
