import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { safePhotoUrl } from '@/config/photo-url';
import { message, translateMessage } from '@/i18n/message';
import { HOSTILE_NAMES, HOSTILE_PICTURES } from '../support/attack-corpus';
import { initWords } from '../support/node-words';

beforeAll(initWords);

describe.each(['en', 'ja'])('a hostile text in %s', (language) => {
  beforeAll(() => i18next.changeLanguage(language));

  it.each(HOSTILE_NAMES)('as a name appears unchanged in a sentence: %j', (name) => {
    const sentence = i18next.t('common:action.remove', { name });
    expect(sentence).toBe(i18next.t('common:action.remove', { name: 'NAME' }).replace('NAME', () => name));
    expect(translateMessage(message('common:action.remove', { name }))).toBe(sentence);
  });

  it.each([...HOSTILE_NAMES, 'error', 'common:error', 'auth', 'constructor', ''])(
    'as a message of the server appears unchanged: %j',
    (words) => {
      expect(translateMessage(words)).toBe(words);
    },
  );
});

it.each([
  [1, '1 selected'],
  [2, '2 selected'],
])('a message that exists only with a count is translated: %i', async (count, text) => {
  await i18next.changeLanguage('en');
  expect(translateMessage(message('common:label.selected', { count }))).toBe(text);
});

it.each(HOSTILE_PICTURES)('a hostile address of a picture is refused: %j', (address) => {
  expect(safePhotoUrl(address)).toBeNull();
});
