import { createStore } from '@/lib/create-store';
import { isPresent, signedInOwner, type Owner } from '@/session/token-owner';

/** A first password that was made for somebody, to be handed to them. */
export type HandedPassword = { username: string; name: string; password: string };

type Handed = { owner: Owner | null; people: readonly HandedPassword[] };

const NOBODY: Handed['people'] = [];

const store = createStore<Handed>({ owner: null, people: NOBODY });

/** Shown until somebody closes them, whatever page they were on meanwhile; stored nowhere, and gone with the page. */
export const handedPasswords = {
  subscribe: store.subscribe,
  /** Only to who had them made. */
  get: (): Handed['people'] => {
    const { owner, people } = store.get();
    return owner && isPresent(owner) ? people : NOBODY;
  },
  add(people: readonly HandedPassword[]): void {
    if (people.length > 0)
      store.set({ owner: signedInOwner(), people: [...handedPasswords.get(), ...people] });
  },
  clear: (): void => store.set({ owner: null, people: NOBODY }),
};
