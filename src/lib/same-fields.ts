import type { Fields } from './three-way-merge';

/** True for equal JSON. Unlike `isSameValue` it counts the order of a list. All files are equal, and all maps. */
export function isSame(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}

/** True when every field of `part` has the same value in `whole`, which may have more fields. */
export function isPartOf(part: Fields, whole: Fields): boolean {
  return Object.entries(part).every(([name, value]) => isSame(value, whole[name]));
}
