import { createStore } from '@/lib/create-store';
import { storedRecords } from '@/lib/stored-records';
import { parseViewFile, toViewFile, type SavedViews } from './saved-views';

const stored = storedRecords<SavedViews>('saved-views:', { parse: parseViewFile, format: toViewFile });

const NONE: SavedViews = [];

/** Counts the changes: the views themselves stand in the browser. */
const changes = createStore(0);
const tell = () => changes.set(changes.get() + 1);
if (typeof window !== 'undefined') stored.followOtherTabs(tell);

/** The views of each user of this browser. A sign-out leaves them: they hold no answer of the server. */
export const viewStore = {
  subscribe: changes.subscribe,
  get: (userId: number): SavedViews => stored.read(userId) ?? NONE,
  set(userId: number, views: SavedViews): void {
    stored.write(views, userId);
    tell();
  },
};

/** Also where the page has no HTTPS, and with it no `randomUUID`. */
export function newViewId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}
