import { describe, expect, it } from 'vitest';
import { wasCreated, wasUpdated } from '@/features/members/model/member-was-saved';
import { COMPLETE, pngFile } from './member-values';

const stored = { ...COMPLETE, updated_at: '2026-11-01T00:00:00.000000Z' };
const later = '2026-11-02T00:00:00.000000Z';
const sent = { ...COMPLETE, password: '' };

describe('after a lost answer', () => {
  it('a new member was saved when everything sent stands in the list', () => {
    expect(wasCreated([stored], COMPLETE)).toBe(true);
    expect(wasCreated([{ ...stored, email: 'other@example.com' }], COMPLETE)).toBe(false);
    expect(wasCreated([], COMPLETE)).toBe(false);
  });

  it.each([
    ['the change is there', { ...sent, address: 'New' }, { ...stored, address: 'New' }, true],
    ['the change is not there', { ...sent, address: 'New' }, stored, false],
    ['the member is gone', sent, null, false],
    ['nothing was changed', sent, stored, true],
    ['only the password was, and the record is as old as before', COMPLETE, stored, false],
    ['only the password was, and the record is newer', COMPLETE, { ...stored, updated_at: later }, true],
    ['only the photo was, and the record is as old', { ...sent, staff_image: pngFile() }, stored, false],
    ['the server kept the permanent date', { ...sent, permanent_date: '2027-01-01' }, stored, true],
  ])('an edit is judged when %s', (_when, values, after, isSaved) => {
    expect(wasUpdated(stored, values, after)).toBe(isSaved);
  });
});
