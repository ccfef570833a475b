// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';

const source = readFileSync('public/theme-init.js', 'utf8');
const root = document.documentElement;

const paint = (storage: Pick<Storage, 'getItem'> = localStorage) =>
  void runInNewContext(source, { document, localStorage: storage });

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.colorScheme;
  delete root.dataset.accent;
  root.lang = '';
});

describe('before the first paint', () => {
  it.each([
    [{ token: 't', 'app-theme': 'dark' }, 'dark'],
    [{ token: 't', selectedTheme: 'dark' }, 'dark'],
    [{ token: 't', 'app-theme': 'light', selectedTheme: 'dark' }, 'light'],
    [{ 'app-theme': 'dark' }, 'light'],
    [{ token: 't' }, 'light'],
    [{}, 'light'],
  ])('with %o the page is %s [SH-4]', (stored, mode) => {
    Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value));
    paint();
    expect(root.dataset.colorScheme).toBe(mode);
  });

  it.each([
    ['pink', 'pink'],
    ['chartreuse', 'limeGreen'],
    [null, 'limeGreen'],
  ])('with the colour %s the accent is %s', (stored, accent) => {
    if (stored) localStorage.setItem('selectedColor', stored);
    paint();
    expect(root.dataset.accent).toBe(accent);
  });

  it.each([
    ['ja', 'ja'],
    ['en', 'en'],
    ['fr', 'en'],
    [null, 'en'],
  ])('with the language %s the document is %s', (stored, lang) => {
    if (stored) localStorage.setItem('lang', stored);
    paint();
    expect(root.lang).toBe(lang);
  });

  it('a blocked storage means the defaults', () => {
    paint({
      getItem() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(root.dataset).toMatchObject({ colorScheme: 'light', accent: 'limeGreen' });
    expect(root.lang).toBe('en');
  });
});
