import { expect, it } from 'vitest';
import { dateAfterKey } from '@/ui/keys/calendar-keys';

const ALONE = { ctrlKey: false, metaKey: false, altKey: false };
const FRIDAY = '2026-11-20';

it.each([
  ['ArrowLeft', '2026-11-19'],
  ['ArrowRight', '2026-11-21'],
  ['ArrowUp', '2026-11-13'],
  ['ArrowDown', '2026-11-27'],
  ['Home', '2026-11-15'],
  ['End', '2026-11-21'],
  ['PageUp', '2026-10-20'],
  ['PageDown', '2026-12-20'],
  ['Enter', null],
])('%s moves from Friday, 20 November to %s', (key, date) => {
  expect(dateAfterKey(FRIDAY, { key, ...ALONE })).toBe(date);
});

it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves an arrow with %s to the browser', (modifier) => {
  expect(dateAfterKey(FRIDAY, { key: 'ArrowLeft', ...ALONE, [modifier]: true })).toBeNull();
});
