import { createStore } from '@/lib/create-store';

/** Without those that look alike when somebody reads them out: 0 O o, 1 l I. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** The largest multiple of the number of letters in a byte: what lies above would make some letters more likely. */
const FAIR = 256 - (256 % LETTERS.length);

/** A password of ten letters and digits, the longest that the sign-in takes: 57 bits from the browser's cryptography. */
export function makePassword(): string {
  let password = '';
  while (password.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH)))
      if (byte < FAIR && password.length < LENGTH) password += LETTERS[byte % LETTERS.length] ?? '';
  }
  return password;
}

/** A first password that was made for somebody, to be handed to them; of who is not sure nobody knows whether they are registered. */
export type HandedPassword = { username: string; name: string; password: string; isCreated: boolean };

type Handed = { isSameUser: () => boolean; people: readonly HandedPassword[] };

const NOBODY: Handed['people'] = [];
const NOTHING: Handed = { isSameUser: () => false, people: NOBODY };

const store = createStore<Handed>(NOTHING);

/** Shown until somebody closes them, whatever page they were on meanwhile; stored nowhere, and gone with the page. */
export const handedPasswords = {
  subscribe: store.subscribe,
  /** Only to who had them made, also when they have signed in again. */
  get: (): Handed['people'] => {
    const { isSameUser, people } = store.get();
    return isSameUser() ? people : NOBODY;
  },
  /** `isTheirs` says whether whoever had them made is still there (`rememberUser`). */
  add(people: readonly HandedPassword[], isSameUser: () => boolean): void {
    if (people.length === 0) return;
    const replaced = new Set(people.map(({ username }) => username));
    const others = handedPasswords.get().filter(({ username }) => !replaced.has(username));
    store.set({ isSameUser, people: [...others, ...people] });
  },
  clear: (): void => store.set(NOTHING),
};
