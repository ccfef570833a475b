import { describe, expect, it } from 'vitest';
import { normaliseInput, toSearchKey } from '@/lib/normalise-text';

describe('normalising text', () => {
  it.each([
    ['０９０ー１２３', '090ー123'],
    ['　山田　　太郎 ', '山田 太郎'],
    ['ﾀﾅｶ', 'タナカ'],
  ])('turns the input %j into %j', (typed, expected) => {
    expect(normaliseInput(typed)).toBe(expected);
  });

  it.each(['ﾀﾅｶ', 'たなか', 'タナカ', ' タナカ '])('searches %j as たなか', (typed) => {
    expect(toSearchKey(typed)).toBe('たなか');
  });

  it('searches without regard to case', () => {
    expect(toSearchKey('ＡＢＣ')).toBe(toSearchKey('abc'));
  });
});
