type Fields = Readonly<Record<string, unknown>>;

/** True for equal JSON: the order of a list counts, and all files are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** True when every field of `current` has the same value in `other`. */
export function areSame(current: Fields, other: Fields): boolean {
  return Object.entries(current).every(([name, value]) => isSame(value, other[name]));
}
