import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { safePhotoUrl } from '@/config/photo-url';
import { message, translateMessage } from '@/i18n/message';
import { HOSTILE_NAMES, HOSTILE_PICTURES } from '../support/attack-corpus';
import { initWords } from '../support/node-words';

beforeAll(initWords);

describe.each(['en', 'ja'])('in %s', (language) => {
  beforeAll(() => i18next.changeLanguage(language));

  it.each(HOSTILE_NAMES)('a name stands in a sentence as it is: %j', (name) => {
    const sentence = i18next.t('common:action.remove', { name });
    expect(sentence).toBe(i18next.t('common:action.remove', { name: 'NAME' }).replace('NAME', () => name));
    expect(translateMessage(message('common:action.remove', { name }))).toBe(sentence);
  });

  it.each([...HOSTILE_NAMES, 'error', 'common:error', 'auth', 'constructor', ''])(
    'the words of a server stand as they are: %j',
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

it.each(HOSTILE_PICTURES)('is no address of a picture: %j', (address) => {
  expect(safePhotoUrl(address)).toBeNull();
});
