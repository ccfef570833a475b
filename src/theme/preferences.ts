import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/create-store';
import { localValues } from '@/lib/stored-values';

export const ACCENTS = ['limeGreen', 'teal', 'green', 'orange', 'leafGreen', 'pink'] as const;

export type Accent = (typeof ACCENTS)[number];
export type ColourMode = 'light' | 'dark';

export type Preferences = {
  mode: ColourMode;
  accent: Accent;
  cardBorder: 'border' | 'rgb';
  buttonLayout: 'middle' | 'end';
  cardShadow: 'shadow' | 'none';
  /** Whether keys act that are pressed alone (WCAG 2.1.4). */
  singleKeys: 'on' | 'off';
  /** The main menu on large screens. */
  menu: 'open' | 'rail';
};

// The names and values under which people's browsers already hold their choices: they survive the move
// to this client (SH-4). The mode has two names; whichever is found first counts.
const MODE_KEYS = ['app-theme', 'selectedTheme'];
const ACCENT_KEY = 'selectedColor';
const RGB_KEY = 'RGB-Active';
const LAYOUT_KEY = 'buttonLayout';
const SHADOW_KEY = 'cardShadow';
const SINGLE_KEYS_KEY = 'single-keys';
const MENU_KEY = 'menu';

function readStored(): Preferences {
  const stored = (key: string) => localValues.read(key);
  const mode = stored('app-theme') ?? stored('selectedTheme');
  return {
    mode: mode === 'dark' ? 'dark' : 'light',
    accent: ACCENTS.find((accent) => accent === stored(ACCENT_KEY)) ?? 'limeGreen',
    cardBorder: stored(RGB_KEY) === 'true' ? 'rgb' : 'border',
    buttonLayout: stored(LAYOUT_KEY) === 'middle' ? 'middle' : 'end',
    cardShadow: stored(SHADOW_KEY) === 'none' ? 'none' : 'shadow',
    singleKeys: stored(SINGLE_KEYS_KEY) === 'off' ? 'off' : 'on',
    menu: stored(MENU_KEY) === 'rail' ? 'rail' : 'open',
  };
}

const WRITERS: { [K in keyof Preferences]: (value: Preferences[K]) => [keys: string[], stored: string] } = {
  mode: (mode) => [MODE_KEYS, mode],
  accent: (accent) => [[ACCENT_KEY], accent],
  cardBorder: (border) => [[RGB_KEY], String(border === 'rgb')],
  buttonLayout: (layout) => [[LAYOUT_KEY], layout],
  cardShadow: (shadow) => [[SHADOW_KEY], shadow],
  singleKeys: (state) => [[SINGLE_KEYS_KEY], state],
  menu: (state) => [[MENU_KEY], state],
};

const store = createStore(readStored());

// Another tab changed the appearance: follow it at once.
window.addEventListener('storage', () => store.set(readStored()));

/** The choices as they are now, for what acts without being drawn. */
export const preferences = (): Preferences => store.get();

/** How the person wants the product to look; kept in this browser and shared by its tabs. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** Changes one choice for every tab, e.g. `setPreference('mode', 'dark')`. */
export function setPreference<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  const [keys, stored] = WRITERS[name](value);
  keys.forEach((key) => localValues.write(key, stored));
  store.set({ ...store.get(), [name]: value });
}
