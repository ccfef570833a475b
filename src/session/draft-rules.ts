import { isSame } from '@/lib/same-fields';
import type { Draft, Fields } from './draft-store';

/** The fields of `after` that differ from `before`. */
export function changedFields(before: Fields, after: Fields): Fields {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSame(before[name], value)));
}

export function pickFields(values: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));
}

export function omitFields(values: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

/** Pickers hold a number or nothing, as `''`: to a field both are the same kind. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'number' ? 'string' : typeof value;
}

/** What of a draft would change the screen: fields that exist, of their kind, with another value than now. */
export function restorableFields({ changes }: Pick<Draft, 'changes'>, current: Fields): Fields {
  const fitting = Object.entries(changes).filter(
    ([name, value]) => Object.hasOwn(current, name) && kindOf(value) === kindOf(current[name]),
  );
  return changedFields(current, Object.fromEntries(fitting));
}

/** True when a field that the draft changes has got another value since on the server. */
export function isOutdated({ base }: Pick<Draft, 'base'>, stored: Fields): boolean {
  return Object.entries(base).some(([name, value]) => !isSame(stored[name], value));
}
