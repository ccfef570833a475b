// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';

const source = readFileSync('src/start/theme-before-paint.js', 'utf8');
const root = document.documentElement;
const [, body = ''] = /<body>(.*)<\/body>/s.exec(readFileSync('index.html', 'utf8')) ?? [];

const paint = (storage: Pick<Storage, 'getItem'> = localStorage) =>
  void runInNewContext(source, { document, window, localStorage: storage });

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

  it('with a blocked storage the defaults apply', () => {
    paint({
      getItem() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(root.dataset).toMatchObject({ colorScheme: 'light', accent: 'limeGreen' });
    expect(root.lang).toBe('en');
  });
});

describe('an application that cannot start', () => {
  const frame = () => document.querySelector<HTMLElement>('body > [aria-hidden=true]');
  const failure = () => document.querySelector<HTMLElement>('[role=alert]:not([hidden])');

  beforeEach(() => {
    document.body.innerHTML = body;
    paint();
  });

  it('shows the reason in both languages, in place of the grey frame', () => {
    expect(failure()).toBeNull();
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('VITE_MAP_ZOOM is no number') }));
    expect(failure()?.textContent).toMatch(
      /could not start.*起動できませんでした.*VITE_MAP_ZOOM is no number/s,
    );
    expect(frame()?.hidden).toBe(true);
  });

  it.each([
    ['script', true],
    ['img', false],
  ])('is reported where a %s is missing: %s', (name, isShown) => {
    const part = document.body.appendChild(document.createElement(name));
    part.dispatchEvent(new Event('error'));
    expect(failure() !== null).toBe(isShown);
  });

  it('ignores errors once the page is rendered', () => {
    document.getElementById('root')?.replaceChildren('drawn');
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('later') }));
    expect(document.getElementById('root')?.textContent).toBe('drawn');
  });
});
