import { createStore } from '@/lib/create-store';

/** Omits characters that look alike when read aloud: 0 O o, 1 l I. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** The largest multiple of the number of letters within a byte: bytes from it on would favour some letters. */
const UNBIASED_BYTES = 256 - (256 % LETTERS.length);

/** Ten letters and digits, the longest that the sign-in accepts: 58 bits of randomness. */
export function makePassword(): string {
  let password = '';
  while (password.length < LENGTH) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < UNBIASED_BYTES) password += LETTERS[byte % LETTERS.length] ?? '';
  }
  return password;
}

/** A first password to hand over; `isCreated` is false if the registration is unproved. */
export type HandedPassword = { username: string; name: string; password: string; isCreated: boolean };

type Handover = { isSameUser: () => boolean; people: readonly HandedPassword[] };

const NO_PEOPLE: Handover['people'] = [];
const NO_HANDOVER: Handover = { isSameUser: () => false, people: NO_PEOPLE };

const store = createStore<Handover>(NO_HANDOVER);

/** In memory only: they survive page changes until they are closed, but not a reload. */
export const handedPasswords = {
  subscribe: store.subscribe,
  /** Only for the user who generated them, also after signing in again. */
  get: (): Handover['people'] => {
    const { isSameUser, people } = store.get();
    return isSameUser() ? people : NO_PEOPLE;
  },
  /** `isSameUser` returns whether that user is still signed in (`rememberUser`). */
  add(people: readonly HandedPassword[], isSameUser: () => boolean): void {
    if (people.length === 0) return;
    const replacedUsernames = new Set(people.map(({ username }) => username));
    const otherPeople = handedPasswords.get().filter(({ username }) => !replacedUsernames.has(username));
    store.set({ isSameUser, people: [...otherPeople, ...people] });
  },
  clear: (): void => store.set(NO_HANDOVER),
};
