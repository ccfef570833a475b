import { describe, expect, it } from 'vitest';
import type { Overtime } from '@/features/leave/model/leave';
import { checkOvertimes } from '@/features/leave/model/check-overtimes';
import { leavesWithoutRecord } from '@/features/leave/model/person-leaves';
import { HNIN, createLeave, createOvertime, createLeaveRecord, SATO } from './leave-builders';

const checked = (...overtimes: Overtime[]) => checkOvertimes(overtimes).map(({ hours, odd }) => [hours, odd]);

describe('overtime to check', () => {
  it.each<[string, Partial<Overtime>, [number, string | null]]>([
    ['two hours', { duration: '6' }, [2, null]],
    ['a full day', { duration: 'Full Day' }, [8, null]],
    ['rejected overtime', { state: 'rejected' }, [0, 'rejected']],
    ['words that mean no time', { duration: 'soon' }, [0, 'noTime']],
    ['nothing at all', { duration: '' }, [0, 'noTime']],
    ['no hours', { duration: '0 hours' }, [0, 'noTime']],
    ['a whole day and a night', { duration: '24 hours' }, [24, null]],
    ['more than a day has', { duration: '25 hours' }, [25, 'tooLong']],
  ])('counts %s', (_case, overtime, expected) =>
    expect(checked(createOvertime(HNIN, overtime))).toEqual([expected]),
  );

  it('marks duplicates, but not other people, days or durations', () => {
    const rows = [
      createOvertime(HNIN),
      createOvertime(SATO),
      createOvertime(HNIN, { date: '2026-11-06' }),
      createOvertime(HNIN, { duration: '8' }),
      createOvertime(HNIN, { state: 'rejected' }),
      createOvertime(HNIN, { duration: '2 Hours' }),
    ];
    expect(checked(...rows).map(([, odd]) => odd)).toEqual([null, null, null, null, 'rejected', 'twice']);
  });
});

it('leaves without a leave record are found', () => {
  const found = createLeave(HNIN, { recordId: 40 });
  const orphans = [createLeave(HNIN, { recordId: 99 }), createLeave(SATO, { recordId: null })];
  expect(leavesWithoutRecord([found, ...orphans], [createLeaveRecord(HNIN)])).toEqual(orphans);
});
