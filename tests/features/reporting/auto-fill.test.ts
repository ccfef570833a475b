import { describe, expect, it } from 'vitest';
import { autoFillRows, intoEmpty } from '@/features/reporting/model/auto-fill';
import { recorded, slot, staffSlots } from '../work/slot-builders';

const people = recorded(
  staffSlots(4, {}, { 1: [slot('13:00', 2, 3), slot('08:30', 1, 1)], 0: [slot('10:00', 6, 6)] }),
  staffSlots(9, {}),
);

describe('auto-fill [RP-9]', () => {
  it('takes the settings of the weekday of each date, in time order', () => {
    expect(autoFillRows([4, 9], ['2026-11-16', '2026-11-17'], people)).toEqual([
      { date: '2026-11-16', staff_id: 4, project_id: 1, task_id: 1, period: '08:30:00' },
      { date: '2026-11-16', staff_id: 4, project_id: 2, task_id: 3, period: '13:00:00' },
    ]);
  });

  it('knows Sunday as 0', () => {
    expect(autoFillRows([4], ['2026-11-22'], people)).toMatchObject([{ period: '10:00:00', project_id: 6 }]);
  });

  it('leaves out what is recorded, be it other or the same', () => {
    const busy = recorded(
      staffSlots(
        4,
        { '2026-11-16': [slot('08:30', 1, 1), slot('09:00', 7, 7)] },
        { 1: ['08:30', '09:00', '09:30'].map((time) => slot(time, 1, 1)) },
      ),
    );
    expect(intoEmpty(autoFillRows([4], ['2026-11-16'], busy), busy)).toMatchObject([{ period: '09:30:00' }]);
  });

  it('is empty where nobody saved anything', () => {
    expect(autoFillRows([9, 77], ['2026-11-16'], people)).toEqual([]);
  });
});
