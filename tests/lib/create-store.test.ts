import { expect, it } from 'vitest';
import { createStore } from '@/lib/create-store';

it('notifies subscribers of each change after the value is set, but not after they unsubscribe', () => {
  const store = createStore(1);
  const calls: string[] = [];
  const unsubscribe = store.subscribe(() => calls.push(`first ${store.get()}`));
  store.subscribe(() => calls.push(`second ${store.get()}`));
  store.set(2);
  unsubscribe();
  store.set(3);
  expect(calls).toEqual(['first 2', 'second 2', 'second 3']);
});
