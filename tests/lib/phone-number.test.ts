import { describe, expect, it } from 'vitest';
import { matchedKey } from '@/lib/normalise-text';
import { isPhoneNumber, tidyPhone } from '@/lib/phone-number';
import { createKeyMatch } from '@/lib/word-search';

const isFound = (stored: string, search: string) =>
  createKeyMatch(search)(matchedKey('Ito', stored, 'Tokyo'));

describe('a telephone number', () => {
  it.each([
    ['09012345678', '090-1234-5678'],
    ['09012345678', '０９０－１２３４'],
    ['090-1234-5678', '09012345678'],
    ['090-1234-5678', '1234 5678'],
    ['090-1234-5678', '345678'],
    ['09012345678', '+81 90-1234-5678'],
    ['09012345678', '+81 (0)90 1234'],
    ['+819012345678', '090-1234-5678'],
    ['+81 90-1234-5678', '0901234'],
    ['+81 90-1234-5678', '+8190'],
    ['+959373907724', '09-373 907 724'],
    ['09373907724', '+95 9 373907724'],
    ['+1 415-555-0100', '(415) 555-0100'],
    ['+353 1 234 5678', '01 234 5678'],
    ['03.1234.5678', '03-1234'],
    ['090−1234−5678', '09012345678'],
    ['+81 90-1234-5678', '+81 9'],
  ])('%s is found by %s', (stored, search) => expect(isFound(stored, search)).toBe(true));

  it.each([
    ['09012345678', '080-1234'],
    ['09012345678', '+81 80-1234'],
    ['+959373907724', '090'],
    ['09012345678', '12.3'],
    ['03-1234-5600', '+81 (0)'],
    ['03-1234-0900', '+81 9'],
    ['no. 12, 5th street', '125'],
  ])('%s is not found by %s', (stored, search) => expect(isFound(stored, search)).toBe(false));

  it.each([
    ['090-1234-5678', '09012345678'],
    ['+81 (0)90 1234', '+810901234'],
    ['０９０ー１２３４', '0901234'],
    ['call me', 'call me'],
  ])('%s is written %s in forms', (text, tidy) => expect(tidyPhone(text)).toBe(tidy));

  it.each([
    ['090-1234-5678', true],
    ['2026/12/25', false],
    ['12345', false],
  ])('%s can be dialled: %s', (text, expected) => expect(isPhoneNumber(text)).toBe(expected));
});
