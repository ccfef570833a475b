import { describe, expect, it } from 'vitest';
import { holdsMember } from '@/features/members/model/member-fields';
import { COMPLETE } from './member-values';

describe('after a lost response', () => {
  it('a new member was saved when the list holds everything that was sent', () => {
    expect(holdsMember(COMPLETE, COMPLETE)).toBe(true);
    expect(holdsMember({ ...COMPLETE, email: 'other@example.com' }, COMPLETE)).toBe(false);
    expect(holdsMember({}, COMPLETE)).toBe(false);
    expect(holdsMember({ ...COMPLETE, position: null }, { ...COMPLETE, position: '' })).toBe(true);
  });

  it.each([{ ref_person: 'x' }, { ref_ph_number: '1' }, { position: 6 }, { role: 1 }, { username: 'x' }])(
    'a new member was not saved when the list holds another one: %j',
    (other) => expect(holdsMember({ ...COMPLETE, ...other }, COMPLETE)).toBe(false),
  );
});
