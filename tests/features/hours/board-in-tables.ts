import { mockApi } from '@/mock-api/node';

/** Hours of a leave by its code, as the server stores it. */
const LEAVE_HOURS: Record<string, number> = { 1: 8, 'Full Day': 8, 2: 4, 4: 3, 8: 1 };

const toDate = (month: string, day: number) => `${month}-${String(day).padStart(2, '0')}`;

/** The hours of each weekday, Sunday first, of a person without working hours of their own. */
const usualHours = (_staffNo: string, _position: number | null, _date: string) => [0, 8, 8, 8, 8, 8, 0];

/** The month of each person on a day, counted in the tables of the server without code of the application. */
export function boardInTables(
  month: string,
  dayCount: number,
  {
    today = '2026-11-20',
    findWeekHours = usualHours,
  }: { today?: string; findWeekHours?: typeof usualHours } = {},
) {
  const alive = mockApi.rows('staff').filter((row) => !row.deleted_at);
  const firstSlots = new Map<number, string>();
  const counts = new Map<string, number>();
  for (const { staff_id: id, date } of mockApi.rows('task_performance')) {
    if (date < (firstSlots.get(id) ?? '9999')) firstSlots.set(id, date);
    counts.set(`${id} ${date}`, (counts.get(`${id} ${date}`) ?? 0) + 1);
  }
  return new Map(
    alive.map(({ id, eng_name, permanent_date, staff_no: staffNo, position }) => {
      const records = mockApi.rows('leave_records').filter((row) => row.staff_id === id);
      const leaves = mockApi.rows('leaves').filter(({ rec_id }) => records.some((row) => row.id === rec_id));
      const sheet = mockApi.rows('skill_sheets').find((row) => row.staff_id === id);
      const dates = [sheet?.join_date, permanent_date].filter((date) => typeof date === 'string');
      const begin = dates.sort().at(-1) ?? firstSlots.get(id) ?? '9999';
      let total = 0;
      let due = 0;
      let balance = 0;
      const open: string[] = [];
      const cells: (number | string)[] = [];
      for (let day = 1; day <= dayCount; day++) {
        const date = toDate(month, day);
        const weekday = new Date(`${date}T00:00Z`).getUTCDay();
        const whole = date < begin ? 0 : (findWeekHours(staffNo, position, date)[weekday] ?? NaN);
        const recorded = (counts.get(`${id} ${date}`) ?? 0) / 2;
        const onLeave = leaves
          .filter((leave) => leave.leave_date === date)
          .reduce((sum, { duration }) => sum + (LEAVE_HOURS[duration] ?? NaN), 0);
        const expected = Math.max(0, whole - onLeave);
        const isLeave = whole > 0 && expected === 0 && recorded === 0;
        cells.push(isLeave ? 'L' : recorded > 0 || (expected > 0 && date <= today) ? recorded : '');
        if (date <= today) [total, due] = [total + recorded, due + expected];
        // Today owes no more than is recorded of it.
        const owed = date === today ? Math.min(recorded, expected) : expected;
        if (date >= begin && date <= today) balance += recorded - owed;
        if (date < today && recorded < expected) open.push(date);
      }
      return [eng_name, { id, cells, total, due, balance, open }];
    }),
  );
}
