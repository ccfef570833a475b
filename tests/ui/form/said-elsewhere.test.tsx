import { expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { NotPersistedError } from '@/api/save/save-outcome';
import { isShownElsewhere } from '@/ui/form/form-footer';

const refusal = (...names: string[]) =>
  new ApiError('invalid', { fields: Object.fromEntries(names.map((name) => [name, [`${name} is wrong`]])) });

it.each<[string, unknown, readonly string[] | undefined, boolean]>([
  ['no failure', null, undefined, true],
  ['an ended session, by its dialog', new ApiError('unauthorized'), undefined, true],
  ['fields that are named, there', refusal('date', 'time'), undefined, true],
  ['a field that is not visible', refusal('date', 'time'), ['date'], false],
  ['fields that are all in sight', refusal('date'), ['date', 'time'], true],
  ['a refusal of nothing in particular', new ApiError('invalid'), [], false],
  [
    'the fields that were not kept, in their own alert',
    new NotPersistedError(['role'], undefined),
    undefined,
    true,
  ],
  ['a server that failed', new ApiError('server'), undefined, false],
  ['anything else', new Error('broken'), undefined, false],
])('%s', (_, failure, visible, expected) => {
  expect(isShownElsewhere(failure, visible)).toBe(expected);
});
