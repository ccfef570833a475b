import { daysBetween, isCalendarDate, today, type CalendarDate } from '@/lib/calendar-date';
import { fixturesFor, type Fixtures } from '../fixtures/fixtures';
import type { RowStorage } from './row-storage';
import { RowTable, type TableChanges } from './row-table';
import type { Rows, TableName } from './row-types';

const ALL_VERSIONS = 'mock-api/';
/** Raise the version when the shape of the stored rows changes, so that older rows are ignored. */
const VERSION_PREFIX = `${ALL_VERSIONS}v1/`;
const REVISION_KEY = `${VERSION_PREFIX}revision`;
/** Stored rows keep the day of their fixtures, and are dropped after this many days. */
const MAX_AGE_DAYS = 7;

export type Tables = { [Name in TableName]: RowTable<Rows[Name]> };

type DataSet = { staffCount: number; frozenAt: string | null };

function buildTables(fixtures: Fixtures): Tables {
  return {
    staff: new RowTable(fixtures.staff),
    access_tokens: new RowTable(fixtures.access_tokens),
    staff_projects: new RowTable(fixtures.staff_projects),
    projects: new RowTable(fixtures.projects),
    tasks: new RowTable(fixtures.tasks),
    task_performance: new RowTable(fixtures.task_performance, slotKey),
    task_performance_settings: new RowTable(fixtures.task_performance_settings, settingKey),
    leave_records: new RowTable(fixtures.leave_records),
    leaves: new RowTable(fixtures.leaves),
    over_times: new RowTable(fixtures.over_times),
    fines: new RowTable(fixtures.fines),
    locations: new RowTable(fixtures.locations),
    skill_sheets: new RowTable(fixtures.skill_sheets),
    staff_responsibilities: new RowTable(fixtures.staff_responsibilities),
    tech_stack_proficiencies: new RowTable(fixtures.tech_stack_proficiencies),
    tech_stacks: new RowTable(fixtures.tech_stacks),
    responsibilities: new RowTable(fixtures.responsibilities),
    proficiency_levels: new RowTable(fixtures.proficiency_levels),
    grades: new RowTable(fixtures.grades),
    positions: new RowTable(fixtures.positions),
    japanese_levels: new RowTable(fixtures.japanese_levels),
    images: new RowTable(fixtures.images),
  };
}

/** A member has one task at a time. */
export function slotKey(slot: { date: string; staff_id: number; period: string }): string {
  return `${slot.date} ${slot.staff_id} ${slot.period}`;
}

export function settingKey(setting: { day: number; staff_id: number; period: string }): string {
  return `${setting.day} ${setting.staff_id} ${setting.period}`;
}

/** The tables of one data set, synchronised with the storage that all tabs share. */
export class Database {
  private current: { prefix: string; day: CalendarDate; tables: Tables } | null = null;
  private seenRevision: string | null = null;

  constructor(
    private readonly storage: RowStorage,
    private readonly dataSet: () => DataSet,
  ) {}

  /** Follows the data set, the clock and the writes of other tabs. */
  refresh(): Tables {
    const { staffCount, frozenAt } = this.dataSet();
    const prefix = `${VERSION_PREFIX}${staffCount}/${frozenAt?.slice(0, 10) ?? 'live'}/`;
    // Without writes the fixtures follow the clock.
    const day = this.readOrForgetDay(prefix) ?? today();
    const revision = this.storage.read(REVISION_KEY);
    if (this.current?.prefix !== prefix || this.current.day !== day) {
      this.current = { prefix, day, tables: buildTables(fixturesFor(day, staffCount)) };
      this.load();
    } else if (revision !== this.seenRevision) {
      this.load();
    }
    this.seenRevision = revision;
    return this.current.tables;
  }

  isDirty(): boolean {
    return Object.values(this.current?.tables ?? {}).some((table) => table.isDirty());
  }

  rollBack(): void {
    this.load();
  }

  /** Must run in the same task as `refresh`, so that no other write comes between them. */
  commit(): void {
    if (!this.current) return;
    const { prefix, day, tables } = this.current;
    const dirty = Object.entries(tables).filter(([, table]) => table.isDirty());
    if (!dirty.length) return;
    for (const [name, table] of dirty) {
      this.storage.write(storageKey(prefix, name), JSON.stringify(table.changes()));
      table.markStored();
    }
    this.storage.write(`${prefix}day`, day);
    this.seenRevision = crypto.randomUUID();
    this.storage.write(REVISION_KEY, this.seenRevision);
  }

  reset(): void {
    this.forget(ALL_VERSIONS);
    this.current = null;
    this.seenRevision = null;
  }

  private readOrForgetDay(prefix: string): CalendarDate | null {
    const day = this.storage.read(`${prefix}day`);
    if (day === null) return null;
    if (isCalendarDate(day) && Math.abs(daysBetween(day, today())) <= MAX_AGE_DAYS) return day;
    this.forget(prefix);
    return null;
  }

  private forget(prefix: string): void {
    for (const key of this.storage.keys()) if (key.startsWith(prefix)) this.storage.remove(key);
  }

  private load(): void {
    if (!this.current) return;
    for (const [name, table] of Object.entries(this.current.tables)) {
      const text = this.storage.read(storageKey(this.current.prefix, name));
      // `commit` wrote this text, and the key contains its version.
      table.restore(text === null ? null : (JSON.parse(text) as TableChanges));
    }
  }
}

/** Tokens are common to all data sets, because members have the same ids in them. */
function storageKey(prefix: string, table: string): string {
  return table === 'access_tokens' ? `${VERSION_PREFIX}${table}` : prefix + table;
}
