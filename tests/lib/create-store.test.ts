import { expect, it } from 'vitest';
import { createStore } from '@/lib/create-store';

it('notifies subscribers of each change after the value is set, but not after they unsubscribe', () => {
  const store = createStore(1);
  const heard: string[] = [];
  const leave = store.subscribe(() => heard.push(`first ${store.get()}`));
  store.subscribe(() => heard.push(`second ${store.get()}`));
  store.set(2);
  leave();
  store.set(3);
  expect(heard).toEqual(['first 2', 'second 2', 'second 3']);
});
