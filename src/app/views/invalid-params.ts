import { paths } from '@/config/paths';
import { readFineFilter } from '@/features/fines/model/fine-filter';
import { readBoardSearch } from '@/features/hours/closing/model/board-filter';
import { listSteps, sideFields, writePath } from '@/features/hours/explorer/model/explorer-search';
import { readExplorerSearch } from '@/features/hours/explorer/model/read-explorer-search';
import { readRange } from '@/features/hours/model/report-search';
import { readRegistrationSearch } from '@/features/leave/model/registration-mode';
import { readWallSearch } from '@/features/leave/wall/model/wall-filter';
import { readMemberFilter } from '@/features/members/model/member-filter';
import { readProjectSearch } from '@/features/projects/model/project-search';
import { conditionFields, readFinderSearch } from '@/features/skills/finder/model/finder-search';
import { urlNumber } from '@/lib/url-fields';
import { searchWithout, type SavedView } from './saved-views';

const RECORD_KINDS = ['projects', 'members'] as const;
type RecordKind = (typeof RECORD_KINDS)[number];

/** A parameter as its screen reads it, with the ids of records that it names. */
type ReadField = { isValid: boolean } & Partial<Record<RecordKind, readonly number[]>>;

type ReadFields = Record<string, ReadField | undefined>;
type Reader = (params: URLSearchParams) => ReadFields;

type ViewAddress = Pick<SavedView, 'path' | 'search'>;

/** Ids of the existing records; null until they are loaded. */
type ExistingRecords = Record<RecordKind, ReadonlySet<number> | null>;

/** Search, order and page size, which every list reads. */
const LIST_PARAMS = /^(?:.+-)?(?:q|sort|size)$/;

/** The parameters of a view that its screen cannot read, or whose record was deleted. */
export function findInvalidParams({ path, search }: ViewAddress, existing: ExistingRecords): string[] {
  const params = new URLSearchParams(search);
  const fields = READERS[path]?.(params);
  if (!fields) return [];
  const namesDeleted = (field: ReadField) =>
    RECORD_KINDS.some((kind) => field[kind]?.some((id) => existing[kind]?.has(id) === false));
  return [...params.keys()].filter((name) => {
    const field = fields[name];
    return !LIST_PARAMS.test(name) && (!field?.isValid || namesDeleted(field));
  });
}

export function listRecordKinds({ path, search }: ViewAddress): ReadonlySet<RecordKind> {
  const fields = Object.values(READERS[path]?.(new URLSearchParams(search)) ?? {});
  return new Set(RECORD_KINDS.filter((kind) => fields.some((field) => field?.[kind]?.length)));
}

export function withoutParams(search: string, names: readonly string[]): string {
  return searchWithout(search, (name) => names.includes(name));
}

/** A screen reads an invalid parameter as null or undefined. */
const validIfRead = (value: unknown): ReadField => ({ isValid: value !== null && value !== undefined });

const validIfEqual = (params: URLSearchParams, name: string, value: unknown): ReadField => ({
  isValid: params.get(name) === String(value),
});

const recordField = (kind: RecordKind, id: unknown): ReadField => ({
  ...validIfRead(id),
  [kind]: typeof id === 'number' ? [id] : [],
});

/** An invalid parameter is null in `filter`; `idParam` is the parameter that names a record. */
function readFilterFields(filter: Record<string, unknown>, idParam: string, kind: RecordKind): ReadFields {
  const read: ReadFields = { [idParam]: recordField(kind, filter[idParam]) };
  for (const [name, value] of Object.entries(filter)) read[name] ??= validIfRead(value);
  return read;
}

const readWorkTime: Reader = (params) => {
  const { isOpen, month, show } = readBoardSearch(params);
  const range = validIfRead(readRange(params));
  if (!isOpen) return { start: range, end: range };
  return { view: validIfRead(isOpen), month: validIfRead(month), show: validIfRead(show) };
};

const readReports: Reader = (params) => {
  const { range, member, sides, measure, look, path } = readExplorerSearch(params);
  const { rows, columns } = sideFields(sides);
  const ids = (dimension: string) =>
    listSteps(path).flatMap((step) =>
      step.dimension === dimension ? (urlNumber.parse(step.key) ?? []) : [],
    );
  return {
    view: validIfEqual(params, 'view', 'explorer'),
    start: validIfRead(range),
    end: validIfRead(range),
    member: recordField('members', member),
    rows: validIfEqual(params, 'rows', rows),
    columns: validIfEqual(params, 'columns', columns),
    measure: validIfEqual(params, 'measure', measure),
    look: validIfRead(look),
    path: {
      ...validIfEqual(params, 'path', writePath(path)),
      members: ids('member'),
      projects: ids('project'),
    },
  };
};

const readLeaveRecords: Reader = (params) => {
  const { isOpen, from, show } = readWallSearch(params);
  // The list of leave records has a single parameter.
  if (!isOpen) return { record: { isValid: true } };
  return { view: validIfRead(isOpen), from: validIfRead(from), show: validIfRead(show) };
};

const readRegistration: Reader = (params) => {
  const { mode, staff, dates } = readRegistrationSearch(params);
  return {
    view: validIfEqual(params, 'view', 'many'),
    mode: validIfRead(mode),
    staff: recordField('members', staff),
    dates: { isValid: dates.length > 0 },
  };
};

const readSkills: Reader = (params) => {
  const { conditions, show, sheetId, chosen, isComparing } = readFinderSearch(params);
  const fields = conditionFields(conditions);
  const condition = (name: string): ReadField => validIfRead(fields[name]);
  return {
    view: validIfEqual(params, 'view', 'matrix'),
    ...Object.fromEntries(
      ['skill', 'japanese', 'grade', 'position', 'years'].map((name) => [name, condition(name)]),
    ),
    project: { ...condition('project'), projects: conditions.project },
    people: { isValid: chosen.length > 0, members: chosen },
    show: validIfRead(show),
    sheet: validIfRead(sheetId),
    look: { isValid: isComparing },
  };
};

/** By the path of the screen; the other screens ignore invalid parameters. */
const READERS: Record<string, Reader> = {
  [paths.memberList]: (params) => ({
    ...readFilterFields(readMemberFilter(params), 'project', 'projects'),
    view: validIfEqual(params, 'view', 'import'),
  }),
  [paths.fines]: (params) => readFilterFields(readFineFilter(params), 'staff', 'members'),
  [paths.projects]: (params) => ({
    ...readFilterFields(readProjectSearch(params), 'project', 'projects'),
    view: { isValid: ['plan', 'import'].includes(params.get('view') ?? '') },
  }),
  [paths.weeklyWorkTime]: readWorkTime,
  [paths.reports]: readReports,
  [paths.skillList]: readSkills,
  [paths.leaveRecords]: readLeaveRecords,
  [paths.leaveRegistration]: readRegistration,
};
