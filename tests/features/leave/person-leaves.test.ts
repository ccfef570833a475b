import { describe, expect, it } from 'vitest';
import type { Person } from '@/features/leave/model/leave';
import { createLeaveFinder } from '@/features/leave/model/person-leaves';
import { HNIN, createLeave, createLeaveRecord, SATO } from './leave-builders';

const anonymous = { id: null, staffId: null };

describe('the leaves of a person [C6]', () => {
  it('are those of the own relation, if it holds leaves', () => {
    const own = [createLeave(HNIN, { key: 'own' })];
    const findLeaves = createLeaveFinder([createLeaveRecord(HNIN)], [createLeave(HNIN)]);
    expect(findLeaves({ ...HNIN, leaves: own })).toEqual(own);
    expect(findLeaves({ ...HNIN, leaves: [] })).toEqual([createLeave(HNIN)]);
  });

  it('are those inside the own leave records of all years', () => {
    const years = [2025, 2026].map((year) =>
      createLeaveRecord(HNIN, { id: year, year, leaves: [createLeave(HNIN, { date: `${year}-03-02` })] }),
    );
    const findLeaves = createLeaveFinder(
      [...years, createLeaveRecord(SATO, { leaves: [createLeave(SATO)] })],
      [],
    );
    expect(findLeaves(HNIN).map(({ date }) => date)).toEqual(['2025-03-02', '2026-03-02']);
  });

  it('are else the listed ones of the own leave records, whatever their names are', () => {
    const renamed = createLeave(HNIN, { eng_name: 'Unknown', jp_name: 'Unknown' });
    const findLeaves = createLeaveFinder(
      [createLeaveRecord(HNIN), createLeaveRecord(SATO)],
      [renamed, createLeave(SATO)],
    );
    expect(findLeaves(HNIN)).toEqual([renamed]);
  });

  it('are matched by both names only if the server returns no ids', () => {
    const namesakes = [
      { ...HNIN, id: 77, jp_name: '別の人' },
      { ...HNIN, id: 78, eng_name: 'Somebody Else' },
    ];
    const findLeaves = createLeaveFinder(
      [createLeaveRecord(HNIN, anonymous)],
      [createLeave(HNIN), createLeave(SATO)],
    );
    expect(findLeaves(HNIN)).toEqual([createLeave(HNIN)]);
    for (const namesake of namesakes) expect(findLeaves(namesake)).toEqual([]);
    const inRecord = createLeaveRecord(HNIN, {
      ...anonymous,
      leaves: [createLeave(HNIN, { key: 'inside' })],
    });
    const findInRecords = createLeaveFinder(
      [inRecord],
      [createLeave(HNIN, { recordId: null, key: 'beside' })],
    );
    expect(findInRecords(HNIN).map(({ key }) => key)).toEqual(['inside', 'beside']);
    for (const namesake of namesakes) expect(findInRecords(namesake)).toEqual([]);
    const findIdentified = createLeaveFinder([createLeaveRecord(SATO, { id: 40 })], [createLeave(HNIN)]);
    expect(findIdentified(HNIN)).toEqual([]);
  });

  it('are matched by the id of the row, whatever leave record and names it has', () => {
    const namesake = { ...HNIN, id: 77 };
    const rows = [
      createLeave(HNIN, { staffId: HNIN.id, recordId: null, key: 'hers' }),
      createLeave(HNIN, { staffId: namesake.id, recordId: null, key: 'his' }),
      createLeave(SATO, { staffId: HNIN.id, recordId: SATO.id * 10, key: 'moved' }),
    ];
    const findLeaves = createLeaveFinder(
      [createLeaveRecord(HNIN), createLeaveRecord(namesake), createLeaveRecord(SATO)],
      rows,
    );
    const listKeys = (person: Person) => findLeaves(person).map(({ key }) => key);
    expect([listKeys(HNIN), listKeys(namesake), listKeys(SATO)]).toEqual([['hers', 'moved'], ['his'], []]);
  });

  it('are nobody’s when two people share the names and there is no id', () => {
    const namesake = { ...HNIN, id: 77 };
    const rows = [createLeave(HNIN, { recordId: null })];
    for (const findLeaves of [
      createLeaveFinder([createLeaveRecord(HNIN), createLeaveRecord(namesake)], rows),
      createLeaveFinder([], rows, [HNIN, namesake]),
    ]) {
      expect([findLeaves(HNIN), findLeaves(namesake)]).toEqual([[], []]);
    }
  });
});
