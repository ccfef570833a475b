import { expect, it } from 'vitest';
import { createStore } from '@/lib/create-store';

it('tells who listens of each change, once the new value is there, and nobody who has left', () => {
  const store = createStore(1);
  const heard: string[] = [];
  const leave = store.subscribe(() => heard.push(`first ${store.get()}`));
  store.subscribe(() => heard.push(`second ${store.get()}`));
  store.set(2);
  leave();
  store.set(3);
  expect(heard).toEqual(['first 2', 'second 2', 'second 3']);
});
