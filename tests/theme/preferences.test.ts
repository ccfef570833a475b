// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook, act } from '@testing-library/react';
import { fillStorage } from '../support/browser-states';

/** Loads the module again, as a new page does, so that it reads the stored values. */
async function loadPreferences() {
  vi.resetModules();
  const { usePreferences, setPreference } = await import('@/theme/preferences');
  const { result } = renderHook(() => usePreferences());
  return { result, setPreference };
}

const DEFAULTS = {
  mode: 'light',
  accent: 'limeGreen',
  cardBorder: 'border',
  buttonLayout: 'end',
  cardShadow: 'shadow',
  singleKeys: 'on',
  menu: 'open',
};

beforeEach(() => localStorage.clear());

describe('appearance preferences', () => {
  it('start light, lime green and bordered', async () => {
    const { result } = await loadPreferences();
    expect(result.current).toEqual(DEFAULTS);
  });

  it.each([
    ['dark', null, 'dark'],
    [null, 'dark', 'dark'],
    ['light', 'dark', 'light'],
    ['dark', 'light', 'dark'],
    ['purple', null, 'light'],
    [null, null, 'light'],
  ])('read the mode from app-theme %s before selectedTheme %s [SH-4]', async (own, older, mode) => {
    if (own) localStorage.setItem('app-theme', own);
    if (older) localStorage.setItem('selectedTheme', older);
    const { result } = await loadPreferences();
    expect(result.current.mode).toBe(mode);
  });

  it('keep the choices made in the older client', async () => {
    localStorage.setItem('selectedColor', 'pink');
    localStorage.setItem('RGB-Active', 'true');
    const { result } = await loadPreferences();
    expect(result.current).toEqual({ ...DEFAULTS, accent: 'pink', cardBorder: 'rgb' });
  });

  it('use the defaults for invalid stored values', async () => {
    for (const key of [
      'app-theme',
      'selectedColor',
      'RGB-Active',
      'buttonLayout',
      'cardShadow',
      'single-keys',
    ]) {
      localStorage.setItem(key, '{"nonsense":1}');
    }
    const { result } = await loadPreferences();
    expect(result.current).toEqual(DEFAULTS);
  });

  it.each([
    ['mode', 'dark', { 'app-theme': 'dark', selectedTheme: 'dark' }],
    ['accent', 'teal', { selectedColor: 'teal' }],
    ['cardBorder', 'rgb', { 'RGB-Active': 'true' }],
    ['cardBorder', 'border', { 'RGB-Active': 'false' }],
    ['buttonLayout', 'middle', { buttonLayout: 'middle' }],
    ['cardShadow', 'none', { cardShadow: 'none' }],
    ['singleKeys', 'off', { 'single-keys': 'off' }],
  ] as const)('store %s = %s and survive a reload', async (name, value, stored) => {
    const { result, setPreference } = await loadPreferences();
    act(() => setPreference(name, value));
    expect(result.current[name]).toBe(value);
    expect({ ...localStorage }).toEqual(stored);
    const reloaded = await loadPreferences();
    expect(reloaded.result.current[name]).toBe(value);
  });

  it('follow a change in another tab', async () => {
    const { result } = await loadPreferences();
    localStorage.setItem('selectedColor', 'orange');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'selectedColor' })));
    expect(result.current.accent).toBe('orange');
    const before = result.current;
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'drafts' })));
    expect(result.current).toBe(before);
  });

  it('apply for this visit when the storage is full', async () => {
    const { result, setPreference } = await loadPreferences();
    fillStorage();
    act(() => setPreference('accent', 'green'));
    expect(result.current.accent).toBe('green');
  });
});
