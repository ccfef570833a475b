import { createStore } from '@/lib/create-store';

/** Omits characters that look alike when read aloud: 0 O o, 1 l I. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** The largest multiple of the number of letters within a byte; higher bytes would favour some letters. */
const FAIR = 256 - (256 % LETTERS.length);

/** Ten letters and digits, the longest that the sign-in accepts: 57 bits of randomness. */
export function makePassword(): string {
  let password = '';
  while (password.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH)))
      if (byte < FAIR && password.length < LENGTH) password += LETTERS[byte % LETTERS.length] ?? '';
  }
  return password;
}

/** A first password to hand over; `isCreated` is false if the registration is unproved. */
export type HandedPassword = { username: string; name: string; password: string; isCreated: boolean };

type Handed = { isSameUser: () => boolean; people: readonly HandedPassword[] };

const NOBODY: Handed['people'] = [];
const NOTHING: Handed = { isSameUser: () => false, people: NOBODY };

const store = createStore<Handed>(NOTHING);

/** In memory only: they survive page changes until they are closed, but not a reload. */
export const handedPasswords = {
  subscribe: store.subscribe,
  /** Only for the user who generated them, also after signing in again. */
  get: (): Handed['people'] => {
    const { isSameUser, people } = store.get();
    return isSameUser() ? people : NOBODY;
  },
  /** `isSameUser` returns whether that user is still signed in (`rememberUser`). */
  add(people: readonly HandedPassword[], isSameUser: () => boolean): void {
    if (people.length === 0) return;
    const replaced = new Set(people.map(({ username }) => username));
    const others = handedPasswords.get().filter(({ username }) => !replaced.has(username));
    store.set({ isSameUser, people: [...others, ...people] });
  },
  clear: (): void => store.set(NOTHING),
};
