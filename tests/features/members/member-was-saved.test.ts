import { describe, expect, it } from 'vitest';
import { holdsMember } from '@/features/members/model/member-fields';
import { COMPLETE } from './member-values';

describe('after a lost answer', () => {
  it('a new member was saved when everything sent stands in the list', () => {
    expect(holdsMember(COMPLETE, COMPLETE)).toBe(true);
    expect(holdsMember({ ...COMPLETE, email: 'other@example.com' }, COMPLETE)).toBe(false);
    expect(holdsMember({}, COMPLETE)).toBe(false);
    expect(holdsMember({ ...COMPLETE, position: null }, { ...COMPLETE, position: '' })).toBe(true);
  });

  it.each([{ ref_person: 'x' }, { ref_ph_number: '1' }, { position: 6 }, { role: 1 }, { username: 'x' }])(
    'and not where another one stands there: %j',
    (other) => expect(holdsMember({ ...COMPLETE, ...other }, COMPLETE)).toBe(false),
  );
});
