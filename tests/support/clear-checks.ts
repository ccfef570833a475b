import { clear, createStore } from 'idb-keyval';

/** Deletes all checked months: test files share IndexedDB, and a check marks the figures of the next file. */
export const clearChecks = () => clear(createStore('checked-months', 'months'));
