import { describe, expect, it } from 'vitest';
import { normaliseInput, matchedKey, toSearchKey } from '@/lib/normalise-text';

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

  it.each([
    ['髙﨑', '高崎'],
    ['渡邉', '渡辺'],
    ['𠮷田', '吉田'],
  ])('searches the name %j as %j', (name, common) => {
    expect(toSearchKey(name)).toBe(common);
  });

  it.each([
    ['山田 花子', '山田花子'],
    ['ゾー・リン', 'ゾーリン'],
    ['Zaw Lin', 'zawlin'],
    ['山田　花子', '花子'],
  ])('finds %j by %j', (name, typed) => {
    expect(matchedKey(name, 'S0012')).toContain(toSearchKey(typed));
  });

  it('does not match across the end of one text and the start of the next', () => {
    expect(matchedKey('山田', '花子')).not.toContain('山田花子');
  });

  it('searches without regard to case', () => {
    expect(toSearchKey('ＡＢＣ')).toBe(toSearchKey('abc'));
  });
});
