type Fields = Readonly<Record<string, unknown>>;

/** Same content. The order of a list counts, files are all alike. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** True when every field of `current` holds what it holds in `other`. */
export function areSame(current: Fields, other: Fields): boolean {
  return Object.entries(current).every(([name, value]) => isSame(value, other[name]));
}
