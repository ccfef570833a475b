import { expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { readMissingRecord } from '@/features/leave/model/missing-record';

it.each([
  ['Leave record for year 2027 not found.', { year: '2027', isNamed: true }],
  ['Leave record not found for this staff and year', { year: null, isNamed: true }],
  ['Attempt to read property "first_annual" on null', { year: null, isNamed: false }],
  ["Trying to get property 'id' of non-object", { year: null, isNamed: false }],
  ['No Leave record not found', null],
  ['Failed: Attempt to read property "id" on null', null],
  ["Failed: Trying to get property 'id' of non-object", null],
  ['Server Error', null],
  [undefined, null],
])('%s means the missing leave record %o', (serverMessage, record) => {
  const error = new ApiError('server', { status: 500, serverMessage });
  expect(readMissingRecord(error)).toEqual(record);
  expect(readMissingRecord(error.withOutcome('notSaved'))).toEqual(record);
  // The write may have succeeded.
  expect(readMissingRecord(error.withOutcome('unknown'))).toBeNull();
});

it('a failure that does not come from the server means no missing record', () => {
  expect(readMissingRecord(new Error('Leave record not found'))).toBeNull();
});
