import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { japaneseText, requiredChoice, requiredDate, requiredTime, wholeNumber } from '@/i18n/form-rules';

it.each<[string, z.ZodMiniType, unknown, unknown]>([
  ['a date in wide digits', requiredDate(), '２０２６-11-20 ', '2026-11-20'],
  ['blanks for a date', requiredDate(), '  ', 'validation:required'],
  ['a day that does not exist', requiredDate(), '2026-02-30', 'validation:date'],
  ['no time', requiredTime(), '', 'validation:required'],
  ['half a time', requiredTime(), '9:15', 'validation:typedTime'],
  ['kanji with a wide blank', japaneseText(4), '山田　花', '山田 花'],
  ['too many kanji', japaneseText(2), '山田花', 'validation:maxLength|{"max":2}'],
  ['letters for kanji', japaneseText(4), 'Yama', 'validation:japaneseOnly'],
  ['no choice', requiredChoice(), '', 'validation:required'],
  ['the choice of id 0', requiredChoice(), 0, 0],
  ['a part of a number', wholeNumber(0, 9), 1.5, 'validation:wholeNumber|{"min":0,"max":9}'],
  ['too much', wholeNumber(0, 9), 10, 'validation:wholeNumber|{"min":0,"max":9}'],
])('%s', (_what, rule, input, expected) => {
  const { data, error } = rule.safeParse(input);
  expect(error ? error.issues[0]?.message : data).toBe(expected);
});
