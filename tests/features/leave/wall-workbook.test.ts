import { expect, it } from 'vitest';
import { wallCsv, wallWorkbook } from '@/features/leave/wall/export/wall-workbook';
import { peopleAtWork, wallRows } from '@/features/leave/wall/model/wall-rows';
import { readContents, reopen, findSheet } from '../../excel/opened-workbook';
import { HNIN, createLeave, SATO } from './leave-builders';

const dates = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'] as const;
const hana = { ...HNIN, eng_name: '=Hnin', staff_no: 'SG-0004', position: null };
const rows = wallRows([hana, { ...SATO, staff_no: 'SG-0005', position: null }], {
  dates,
  joinDates: new Map([[SATO.id, '2026-11-17']]),
  findLeaves: ({ id }) =>
    id === HNIN.id
      ? [
          createLeave(HNIN, { date: '2026-11-17' }),
          createLeave(HNIN, { date: '2026-11-18', duration: '2' }),
          createLeave(HNIN, { date: '2026-11-19', type: 'unpaid' }),
        ]
      : [],
});
const words = {
  no: 'No',
  staffNo: 'Staff number',
  member: 'Member',
  load: 'Hours a week',
  days: 'Days of leave',
  unpaidMark: 'U',
  atWork: 'People at work',
};
const findHours = (id: number) => (id === HNIN.id ? 81 : 0);
const sheet = { rows, dates, atWork: peopleAtWork(rows, 90), findHours, words, language: 'en' as const };

it('the workbook holds the wall as shown: hours of leave by day, unpaid ones marked, and people at work', async () => {
  const opened = findSheet(await reopen(wallWorkbook({ ...sheet, title: 'Who is off' })));
  expect(readContents(opened, 'A1:J4')).toEqual([
    [
      ...['No', 'Staff number', 'Member', 'Hours a week'],
      ...['2026-11-16T00:00:00.000Z', '2026-11-17T00:00:00.000Z', '2026-11-18T00:00:00.000Z'],
      ...['2026-11-19T00:00:00.000Z', '2026-11-20T00:00:00.000Z'],
      'Days of leave',
    ],
    [1, 'SG-0004', '=Hnin', 40.5, null, 8, 4, 8, null, '=SUM(E2:I2)/8 → 2.5'],
    [2, 'SG-0005', 'Sato Kenta', 0, null, null, null, null, null, '=SUM(E3:I3)/8 → 0'],
    [null, null, 'People at work', null, 1, 1, 2, 1, 2, null],
  ]);
  expect(opened.getCell('H2').numFmt).toBe('General"U"');
  expect(wallCsv(sheet)).toEqual([
    ['No', 'Staff number', 'Member', 'Hours a week', ...dates, 'Days of leave'],
    [1, 'SG-0004', '=Hnin', 40.5, null, 8, 4, '8U', null, 2.5],
    [2, 'SG-0005', 'Sato Kenta', 0, null, null, null, null, null, 0],
  ]);
});
