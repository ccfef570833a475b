import { expect, it } from 'vitest';
import { isMissingPart, isUnreachedPart } from '@/start/releases';
import { setOnline } from '../support/browser-states';

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/page-1234.js');

it.each([
  ['a part that the server has no more', gone, true, [true, false]],
  ['a part that was not fetched before the network went', gone, false, [false, true]],
  ['the same in Safari', new TypeError('Importing a module script failed.'), true, [true, false]],
  ['a mistake of the page', new TypeError('x is undefined'), true, [false, false]],
  ['no error at all', 'gone', true, [false, false]],
] as const)('detects %s', (_name, error, isOnline, told) => {
  setOnline(isOnline);
  expect([isMissingPart(error), isUnreachedPart(error)]).toEqual(told);
});
