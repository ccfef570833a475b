import { readCsv } from '@/features/import/api/read-csv';
import { checkHours, type HoursContext, type HoursQuestion } from '@/features/import/hours/model/check-hours';
import type { DayPlan } from '@/features/import/hours/model/day-plan';
import { HOUR_FIELDS } from '@/features/import/hours/model/hour-fields';
import { toRows } from '@/features/import/model/import-rows';
import { matchColumns, matchHeads, type FindLabels } from '@/features/import/model/match-columns';
import { findList, readList } from '@/features/import/model/sheet-list';
import { createSlotColumns, packDate } from '@/features/work/model/slot-days';
import type { Slot, StaffSlots } from '@/features/work/model/slot';
import type { PatchedSlot } from '@/features/work/model/slot-patch';
import { importing as en } from '@/i18n/locales/en/importing';
import { importing as ja } from '@/i18n/locales/ja/importing';
import { toClockTime } from '@/lib/time-slot';

const isField = (name: string): name is keyof typeof en.hours.field => name in en.hours.field;

const findLabels: FindLabels = ({ name }) =>
  isField(name) ? [en.hours.field[name], ja.hours.field[name]] : [];

/** Reads the rows of a CSV file, and the fields that its heads name. */
export function readRows(file: string | Uint8Array) {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const read = readCsv(bytes, { mostRows: 20_000, mostColumns: 50 });
  if (read.kind === 'refused') throw new Error(read.fault);
  const place = findList(
    read.sheets,
    (texts) => matchHeads(texts, HOUR_FIELDS, findLabels).filter(Boolean).length,
  );
  if (typeof place === 'string') throw new Error(place);
  const { lines } = readList(read.sheets, place);
  const match = matchColumns(lines, HOUR_FIELDS, findLabels);
  return { rows: toRows(lines, match), fields: match };
}

const NAMED_RECORDS: HoursContext['named'] = {
  person: [
    { id: 4, words: ['SG-0004', 'hninyu', 'hnin@example.com', 'Hnin Yu Wai', 'ニン ユ ウェイ'] },
    { id: 5, words: ['SG-0005', 'tanaka', 'tanaka@example.com', 'Taro Tanaka', '田中 太郎'] },
    { id: 6, words: ['SG-0006', 'tanaka2', 'tanaka2@example.com', 'Jiro Tanaka', '田中 次郎'] },
  ],
  project: [
    { id: 1, words: ['SCH01', 'School system', '学校システム'] },
    { id: 2, words: ['PNT', 'Paint shop', '塗装'] },
  ],
  task: [
    { id: 1, words: ['DEV', 'Development', '開発'] },
    { id: 2, words: ['MTG', 'Meeting', '会議'] },
  ],
};

/** The records of one person. */
export function createRecords(staffId: number, slots: readonly PatchedSlot[] = []): StaffSlots {
  const columns = createSlotColumns(slots.length);
  for (const { date, minutes, wanted } of slots)
    if (wanted) {
      const slot: Slot = { ...wanted, minutes, project: null, task: null };
      columns.add(packDate(date), slot);
    }
  const startDates = { joinDate: null, permanentDate: null };
  return { staffId, startDates, days: columns.pack(), settings: new Map() };
}

export const CONTEXT: HoursContext = {
  named: NAMED_RECORDS,
  ownId: 4,
  zone: 'Asia/Tokyo',
  leaveHours: new Map(),
  recorded: new Map([4, 5, 6].map((id) => [id, createRecords(id)])),
};

export function check(
  file: string | Uint8Array,
  { context = {}, ...question }: Partial<HoursQuestion> & { context?: Partial<HoursContext> } = {},
) {
  return checkHours(
    { ...CONTEXT, ...context },
    {
      rows: readRows(file).rows,
      fileDate: null,
      dateOrder: null,
      rounding: 'nearest',
      chosen: new Map(),
      ...question,
    },
  );
}

/**
 * Describes the half hours of a day as `4 2026-11-20 09:00–10:30 1/2 new`: person, date, times, project and
 * task. Adjacent ones are joined; `*` marks rows that overlap, `~` hours without times.
 */
export function describeDay({ staffId, date, slots }: DayPlan): string[] {
  const parts: { start: number; finish: number; what: string }[] = [];
  for (const { minutes, wanted, state, overlaps, isLaid } of slots) {
    const marks = `${overlaps ? '*' : ''}${isLaid ? '~' : ''}`;
    const what = `${wanted.projectId}/${wanted.taskId} ${state}${marks}`;
    const last = parts.at(-1);
    if (last?.what === what && last.finish === minutes) last.finish += 30;
    else parts.push({ start: minutes, finish: minutes + 30, what });
  }
  return parts.map(
    ({ start, finish, what }) => `${staffId} ${date} ${toClockTime(start)}–${toClockTime(finish)} ${what}`,
  );
}

/** Describes the half hours of a file by day, then the rows that are left out. */
export function describeFile(...question: Parameters<typeof check>): string[] {
  const { days, omitted } = check(...question);
  return [
    ...days.flatMap(describeDay),
    ...omitted.map(({ line, why }) => `${line} ${why.replace('importing:', '').split('|')[0] ?? ''}`),
  ];
}
