import { describe, expect, it } from 'vitest';
import type { Person } from '@/features/leave/model/leave';
import { createLeaveFinder } from '@/features/leave/model/person-leaves';
import { HNIN, leaveOf, recordOf, SATO } from './leave-builders';

const anonymous = { id: null, staffId: null };

describe('the leaves of a person [C6]', () => {
  it('are those of the own relation, if it holds leaves', () => {
    const own = [leaveOf(HNIN, { key: 'own' })];
    const findLeaves = createLeaveFinder([recordOf(HNIN)], [leaveOf(HNIN)]);
    expect(findLeaves({ ...HNIN, leaves: own })).toEqual(own);
    expect(findLeaves({ ...HNIN, leaves: [] })).toEqual([leaveOf(HNIN)]);
  });

  it('are those inside the own leave records of all years', () => {
    const years = [2025, 2026].map((year) =>
      recordOf(HNIN, { id: year, year, leaves: [leaveOf(HNIN, { date: `${year}-03-02` })] }),
    );
    const findLeaves = createLeaveFinder([...years, recordOf(SATO, { leaves: [leaveOf(SATO)] })], []);
    expect(findLeaves(HNIN).map(({ date }) => date)).toEqual(['2025-03-02', '2026-03-02']);
  });

  it('are else the listed ones of the own leave records, whatever their names are', () => {
    const renamed = leaveOf(HNIN, { eng_name: 'Unknown', jp_name: 'Unknown' });
    const findLeaves = createLeaveFinder([recordOf(HNIN), recordOf(SATO)], [renamed, leaveOf(SATO)]);
    expect(findLeaves(HNIN)).toEqual([renamed]);
  });

  it('are matched by both names only if the server returns no ids', () => {
    const namesakes = [
      { ...HNIN, id: 77, jp_name: '別の人' },
      { ...HNIN, id: 78, eng_name: 'Somebody Else' },
    ];
    const findLeaves = createLeaveFinder([recordOf(HNIN, anonymous)], [leaveOf(HNIN), leaveOf(SATO)]);
    expect(findLeaves(HNIN)).toEqual([leaveOf(HNIN)]);
    for (const namesake of namesakes) expect(findLeaves(namesake)).toEqual([]);
    const inRecord = recordOf(HNIN, { ...anonymous, leaves: [leaveOf(HNIN, { key: 'inside' })] });
    const findInRecords = createLeaveFinder([inRecord], [leaveOf(HNIN, { recordId: null, key: 'beside' })]);
    expect(findInRecords(HNIN).map(({ key }) => key)).toEqual(['inside', 'beside']);
    for (const namesake of namesakes) expect(findInRecords(namesake)).toEqual([]);
    const findIdentified = createLeaveFinder([recordOf(SATO, { id: 40 })], [leaveOf(HNIN)]);
    expect(findIdentified(HNIN)).toEqual([]);
  });

  it('are matched by the id of the row, whatever leave record and names it has', () => {
    const namesake = { ...HNIN, id: 77 };
    const rows = [
      leaveOf(HNIN, { staffId: HNIN.id, recordId: null, key: 'hers' }),
      leaveOf(HNIN, { staffId: namesake.id, recordId: null, key: 'his' }),
      leaveOf(SATO, { staffId: HNIN.id, recordId: SATO.id * 10, key: 'moved' }),
    ];
    const findLeaves = createLeaveFinder([recordOf(HNIN), recordOf(namesake), recordOf(SATO)], rows);
    const listKeys = (person: Person) => findLeaves(person).map(({ key }) => key);
    expect([listKeys(HNIN), listKeys(namesake), listKeys(SATO)]).toEqual([['hers', 'moved'], ['his'], []]);
  });

  it('are nobody’s when two people share the names and there is no id', () => {
    const namesake = { ...HNIN, id: 77 };
    const rows = [leaveOf(HNIN, { recordId: null })];
    for (const findLeaves of [
      createLeaveFinder([recordOf(HNIN), recordOf(namesake)], rows),
      createLeaveFinder([], rows, [HNIN, namesake]),
    ]) {
      expect([findLeaves(HNIN), findLeaves(namesake)]).toEqual([[], []]);
    }
  });
});
