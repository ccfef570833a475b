import { beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '@/lib/clock';
import { Database } from '@/mock-api/db/database';
import { memoryStorage, type RowStorage } from '@/mock-api/db/row-storage';
import { ScenarioStore, memoryTextStore } from '@/mock-api/scenario-store';

const SMALL = { staffCount: 30, frozenAt: null as string | null };
const open = (storage: RowStorage, dataSet = SMALL) => new Database(storage, () => dataSet);
const PROJECT = {
  cd: 'NEW01',
  eng_name: 'New',
  jp_name: '新規',
  created_at: null,
  updated_at: null,
  deleted_at: null,
};

let storage: RowStorage;
const measureStored = () => storage.keys().reduce((sum, key) => sum + (storage.read(key)?.length ?? 0), 0);

/** Writes as one page, which is closed afterwards. */
function write(change: (tables: ReturnType<Database['refresh']>) => void, dataSet = SMALL): void {
  const database = open(storage, dataSet);
  change(database.refresh());
  database.commit();
}

beforeEach(() => {
  storage = memoryStorage();
  setClock(() => new Date('2025-08-20T09:00:00'));
  return () => setClock();
});

describe('stored data', () => {
  it('is read again by the next page: new, changed and removed rows', () => {
    write((tables) => {
      tables.projects.insert(PROJECT);
      const staff = tables.staff.get(4);
      if (staff) tables.staff.put({ ...staff, eng_name: 'Renamed' });
      tables.task_performance.removeWhere((slot) => slot.staff_id === 4);
    });
    const tables = open(storage).refresh();
    expect(tables.projects.get(10)).toEqual({ id: 10, ...PROJECT });
    expect(tables.staff.get(4)?.eng_name).toBe('Renamed');
    expect(tables.task_performance.filter((slot) => slot.staff_id === 4)).toEqual([]);
    expect(tables.task_performance.rows().length).toBeGreaterThan(10_000);
  });

  it('keeps the work type of an edited member after a change of another', () => {
    write((tables) => {
      for (const row of tables.staff.filter(({ id }) => id === 4))
        tables.staff.put({ ...row, eng_name: 'A' });
      for (const row of tables.staff.filter(({ id }) => id === 5)) tables.staff.put({ ...row, work_type: 2 });
    });
    const tables = open(storage).refresh();
    expect(tables.staff.get(4)?.work_type).toBe(1);
    expect(tables.staff.get(5)?.work_type).toBe(2);
  });

  it('is shared with another page that is already open', () => {
    const other = open(storage);
    expect(other.refresh().projects.rows()).toHaveLength(9);
    write((tables) => tables.projects.insert(PROJECT));
    expect(other.refresh().projects.rows()).toHaveLength(10);
  });

  it('has new numbers that were never used, also after a removal', () => {
    write((tables) => tables.projects.insert(PROJECT));
    write((tables) => tables.projects.removeWhere((project) => project.id === 10));
    write((tables) => tables.projects.insert(PROJECT));
    expect(open(storage).refresh().projects.rows().at(-1)?.id).toBe(11);
  });

  it('is deleted by a reset', () => {
    write((tables) => tables.projects.insert(PROJECT));
    open(storage).reset();
    expect(storage.keys()).toEqual([]);
    expect(open(storage).refresh().projects.rows()).toHaveLength(9);
  });

  it('of another version is ignored', () => {
    write((tables) => tables.projects.insert(PROJECT));
    const older = memoryStorage();
    for (const key of storage.keys()) older.write(key.replace('/v1/', '/v0/'), storage.read(key) ?? '');
    expect(open(older).refresh().projects.rows()).toHaveLength(9);
  });

  it('has the size of the changes only, with 2,000 members too', () => {
    const large = { ...SMALL, staffCount: 2000 };
    write((tables) => {
      expect(tables.staff.rows()).toHaveLength(2001);
      for (let index = 0; index < 6400; index++) {
        tables.task_performance.put({
          id: 100_000 + index,
          date: '2030-01-01',
          staff_id: index,
          project_id: 1,
          task_id: 1,
          period: '08:30:00',
        });
      }
    }, large);
    expect(measureStored()).toBeLessThan(400_000);
    expect(open(storage, large).refresh().task_performance.get('2030-01-01 6399 08:30:00')).toBeDefined();
    expect(open(storage).refresh().task_performance.get('2030-01-01 6399 08:30:00')).toBeUndefined();
  });
});

describe('the day of the fixtures', () => {
  it('follows the clock until the first write, and then remains for a week', () => {
    const database = open(storage);
    const latest = () => database.refresh().task_performance.rows().at(-1)?.date;
    expect(latest()).toBe('2025-08-20');
    setClock(() => new Date('2025-08-22T09:00:00'));
    expect(latest()).toBe('2025-08-22');
    write((tables) => tables.projects.insert(PROJECT));
    setClock(() => new Date('2025-08-29T09:00:00'));
    expect(latest()).toBe('2025-08-22');
    expect(database.refresh().projects.rows()).toHaveLength(10);
    setClock(() => new Date('2025-08-30T09:00:00'));
    expect(database.refresh().projects.rows()).toHaveLength(9);
  });

  it('keeps the signed-in members across data sets', () => {
    write((tables) => tables.access_tokens.insert({ staff_id: 1, text: 'x' }));
    for (const dataSet of [
      { ...SMALL, staffCount: 2000 },
      { ...SMALL, frozenAt: '2025-01-06T09:00:00' },
    ]) {
      expect(open(storage, dataSet).refresh().access_tokens.rows()).toEqual([
        { id: 1, staff_id: 1, text: 'x' },
      ]);
    }
  });
});

describe('the scenario', () => {
  it('is stored for the next page in its current state', () => {
    const text = memoryTextStore();
    const first = new ScenarioStore(text);
    first.set('500@project!once,empty');
    first.takeFaults({ path: '/reporting-system/project/get', isApi: true });
    expect(new ScenarioStore(text).current.faults.map(({ name }) => name)).toEqual(['empty']);
  });
});
