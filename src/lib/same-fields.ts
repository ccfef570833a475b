import type { Fields } from './three-way-merge';

/** True for equal JSON. Unlike `isSameValue` it counts the order of a list. All files are equal, and all maps. */
export function isSame(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}

/** True when every field of `current` has the same value in `other`, which may have more fields. */
export function areSame(current: Fields, other: Fields): boolean {
  return Object.entries(current).every(([name, value]) => isSame(value, other[name]));
}
