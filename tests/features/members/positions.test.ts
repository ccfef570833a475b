import { describe, expect, it } from 'vitest';
import { POSITION_IDS, positionName } from '@/features/members/model/positions';
import { members as en } from '@/i18n/locales/en/members';
import { members as ja } from '@/i18n/locales/ja/members';

describe('positions', () => {
  it('have the names of the specification [MB-7]', () => {
    expect(POSITION_IDS.map((id) => en.position[positionName(id)])).toEqual([
      'CEO',
      'Assistant Manager',
      'Senior Developer',
      'PYTHON Developer',
      'PHP Developer',
      'Junior PHP Developer',
      'Junior Developer',
      'Senior PHP Developer',
      'Senior Ruby Developer',
      'Senior JAVA Developer',
    ]);
    expect(new Set(POSITION_IDS.map((id) => ja.position[positionName(id)])).size).toBe(10);
  });

  it.each([0, 11, 99, 1.5, NaN, null, undefined])('shows "Other" for %s [MB-7]', (id) => {
    expect(en.position[positionName(id)]).toBe('Other');
    expect(ja.position[positionName(id)]).toBe('その他');
  });
});
