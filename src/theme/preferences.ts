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

type Stored<Value> = { keys: string[]; values: readonly [Value, ...Value[]]; texts?: readonly string[] };

// The names and texts under which people's browsers already hold their choices: they survive the move to this client (SH-4).
// Of two names the first that is found counts; of the values the first is the default.
const STORED: { [Name in keyof Preferences]: Stored<Preferences[Name]> } = {
  mode: { keys: ['app-theme', 'selectedTheme'], values: ['light', 'dark'] },
  accent: { keys: ['selectedColor'], values: ACCENTS },
  cardBorder: { keys: ['RGB-Active'], values: ['border', 'rgb'], texts: ['false', 'true'] },
  buttonLayout: { keys: ['buttonLayout'], values: ['end', 'middle'] },
  cardShadow: { keys: ['cardShadow'], values: ['shadow', 'none'] },
  singleKeys: { keys: ['single-keys'], values: ['on', 'off'] },
  menu: { keys: ['menu'], values: ['open', 'rail'] },
};

function readOne<Name extends keyof Preferences>(name: Name): Preferences[Name] {
  const { keys, values, texts = values } = STORED[name];
  const stored = keys.map((key) => localValues.read(key)).find((text) => text !== null);
  return values.find((_value, index) => texts[index] === stored) ?? values[0];
}

const readAll = (): Preferences => ({
  mode: readOne('mode'),
  accent: readOne('accent'),
  cardBorder: readOne('cardBorder'),
  buttonLayout: readOne('buttonLayout'),
  cardShadow: readOne('cardShadow'),
  singleKeys: readOne('singleKeys'),
  menu: readOne('menu'),
});

const store = createStore(readAll());

// Another tab changed the appearance: follow it at once.
window.addEventListener('storage', () => store.set(readAll()));

/** The choices as they are now, for what acts without being drawn. */
export const preferences = (): Preferences => store.get();

/** How the person wants the product to look; kept in this browser and shared by its tabs. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** Changes one choice for every tab, e.g. `setPreference('mode', 'dark')`. */
export function setPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  const { keys, values, texts = values } = STORED[name];
  keys.forEach((key) => localValues.write(key, texts[values.indexOf(value)] ?? value));
  store.set({ ...store.get(), [name]: value });
}
