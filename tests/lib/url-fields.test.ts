import { describe, expect, it } from 'vitest';
import { urlNumber, writeUrlFields } from '@/lib/url-fields';

describe('the fields of an address', () => {
  it.each([
    ['named fields, and keep the others', 'q=x&start=1', { start: '2026-11-01' }, 'q=x&start=2026-11-01'],
    ['no removed fields', 'a=1&b=2&c=3&d=4', { a: null, b: undefined, c: '' }, 'd=4'],
    ['lists, also an empty one', '', { staff: [3, 4], dates: [] }, 'staff=3%2C4&dates='],
    ['the first page of another result', 'page=3', { role: 1, page: null }, 'role=1'],
  ])('hold %s', (_, before, fields, after) => {
    const params = new URLSearchParams(before);
    expect(`${writeUrlFields(params, fields)}`).toBe(after);
    expect(`${params}`).toBe(before);
  });

  it.each([
    ['4', 4],
    ['0', null],
    ['-4', null],
    ['1.5', null],
    ['1234567890', null],
    ['x', null],
    [undefined, null],
  ])('read %s as the number %s', (text, number) => {
    expect(urlNumber.parse(text)).toBe(number);
  });
});
