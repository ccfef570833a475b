import type { Fields } from './three-way-merge';

/** Compares as JSON, with the order of lists. Files and maps have no JSON: any two are equal. */
export function isSameJson(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}

export function isPartOf(part: Fields, whole: Fields): boolean {
  return Object.entries(part).every(([name, value]) => isSameJson(value, whole[name]));
}
