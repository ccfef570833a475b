import { expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { NotPersistedError } from '@/api/save/save-outcome';
import { isShownElsewhere } from '@/ui/form/form-footer';

const refusal = (...names: string[]) =>
  new ApiError('invalid', { fields: Object.fromEntries(names.map((name) => [name, [`${name} is wrong`]])) });

it.each<[string, unknown, readonly string[] | undefined, boolean]>([
  ['no failure', null, undefined, true],
  ['an ended session, by its dialog', new ApiError('unauthorized'), undefined, true],
  ['messages at fields, all visible by default', refusal('date', 'time'), undefined, true],
  ['messages at fields of which one is not visible', refusal('date', 'time'), ['date'], false],
  ['messages at visible fields', refusal('date'), ['date', 'time'], true],
  ['a refusal without a field', new ApiError('invalid'), [], false],
  ['fields that were not saved, by their alert', new NotPersistedError(['role'], undefined), undefined, true],
  ['a failed server', new ApiError('server'), undefined, false],
  ['any other error', new Error('broken'), undefined, false],
])('decides whether the footer leaves out %s', (_, failure, visible, expected) => {
  expect(isShownElsewhere(failure, visible)).toBe(expected);
});
