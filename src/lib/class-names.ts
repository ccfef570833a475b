/** Joins class names, and omits empty ones; undefined where no name remains. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
