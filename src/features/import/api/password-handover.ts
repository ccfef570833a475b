import { createStore } from '@/lib/create-store';

/** A first password to hand over; `isCreated` is false if the registration is unproved. */
export type HandedPassword = { username: string; name: string; password: string; isCreated: boolean };

type Handover = { isSameUser: () => boolean; people: readonly HandedPassword[] };

const NO_PEOPLE: Handover['people'] = [];
const NO_HANDOVER: Handover = { isSameUser: () => false, people: NO_PEOPLE };

const store = createStore<Handover>(NO_HANDOVER);

/** Kept in memory until the user closes the list, also after page changes; a reload loses the passwords. */
export const handedPasswords = {
  subscribe: store.subscribe,
  /** Only for the user who generated them, also after signing in again. */
  get: (): Handover['people'] => {
    const { isSameUser, people } = store.get();
    return isSameUser() ? people : NO_PEOPLE;
  },
  /** `isSameUser` is true while the user who generated the passwords is signed in (`rememberUser`). */
  add(people: readonly HandedPassword[], isSameUser: () => boolean): void {
    if (people.length === 0) return;
    const replacedUsernames = new Set(people.map(({ username }) => username));
    const otherPeople = handedPasswords.get().filter(({ username }) => !replacedUsernames.has(username));
    store.set({ isSameUser, people: [...otherPeople, ...people] });
  },
  clear: (): void => store.set(NO_HANDOVER),
};
