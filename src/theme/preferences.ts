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
  /** Turns keys without a modifier on or off (WCAG 2.1.4). */
  singleKeys: 'on' | 'off';
  menu: 'open' | 'rail';
};

/** `texts` are the stored forms of the values, where they differ. */
type StoredForm<Value extends string> = {
  keys: string[];
  values: readonly [Value, ...Value[]];
  texts?: Readonly<Record<Value, string>>;
};

// The first key with a stored text counts; the first value is the default. SH-4 names the keys up to `cardShadow`.
const STORED_FORMS: { [Name in keyof Preferences]: StoredForm<Preferences[Name]> } = {
  mode: { keys: ['app-theme', 'selectedTheme'], values: ['light', 'dark'] },
  accent: { keys: ['selectedColor'], values: ACCENTS },
  cardBorder: { keys: ['RGB-Active'], values: ['border', 'rgb'], texts: { border: 'false', rgb: 'true' } },
  buttonLayout: { keys: ['buttonLayout'], values: ['end', 'middle'] },
  cardShadow: { keys: ['cardShadow'], values: ['shadow', 'none'] },
  singleKeys: { keys: ['single-keys'], values: ['on', 'off'] },
  menu: { keys: ['menu'], values: ['open', 'rail'] },
};

export const getDefaultPreference = <Name extends keyof Preferences>(name: Name): Preferences[Name] =>
  STORED_FORMS[name].values[0];

function readPreference<Name extends keyof Preferences>(name: Name): Preferences[Name] {
  const { keys, values, texts } = STORED_FORMS[name];
  const stored = keys.map((key) => localValues.read(key)).find((text) => text !== null);
  return values.find((value) => (texts?.[value] ?? value) === stored) ?? getDefaultPreference(name);
}

const readPreferences = (): Preferences => ({
  mode: readPreference('mode'),
  accent: readPreference('accent'),
  cardBorder: readPreference('cardBorder'),
  buttonLayout: readPreference('buttonLayout'),
  cardShadow: readPreference('cardShadow'),
  singleKeys: readPreference('singleKeys'),
  menu: readPreference('menu'),
});

const store = createStore(readPreferences());

const storedKeys = new Set(Object.values(STORED_FORMS).flatMap(({ keys }) => keys));

// Follows changes in another tab. The key is null where that tab has cleared the storage.
window.addEventListener('storage', ({ key }) => {
  if (key === null || storedKeys.has(key)) store.set(readPreferences());
});

export const getPreferences = (): Preferences => store.get();

export function usePreferences(): Preferences {
  return useSyncExternalStore(store.subscribe, store.get);
}

export function setPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  const { keys, texts } = STORED_FORMS[name];
  keys.forEach((key) => localValues.write(key, texts?.[value] ?? value));
  store.set({ ...store.get(), [name]: value });
}
