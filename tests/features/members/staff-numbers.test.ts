import { describe, expect, it } from 'vitest';
import { createStaffNumbers } from '@/features/members/model/staff-numbers';

const NAMES = { eng_name: 'Sato Kenta', jp_name: '佐藤 健太' };
const findStaffNumber = createStaffNumbers([{ id: 5, staff_no: 'SG-0005', ...NAMES }]);

describe('the staff number of a row', () => {
  it.each([
    ['by id, whatever the names', { staffId: 5, eng_name: 'Old', jp_name: '' }, 'SG-0005'],
    ['by both names without an id', { staffId: null, ...NAMES }, 'SG-0005'],
    ['not by one name', { ...NAMES, jp_name: '別人' }, ''],
    ['not of a namesake', { staffId: 6, ...NAMES }, ''],
  ])('is found %s', (_, row, staffNo) => {
    expect(findStaffNumber(row)).toBe(staffNo);
  });
});
