import { isSame } from '@/lib/same-fields';
import type { Fields } from '@/lib/three-way-merge';
import type { Draft } from './draft-store';

export function changedFields(before: Fields, after: Fields): Fields {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSame(before[name], value)));
}

export function pickFields(values: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));
}

export function omitFields(values: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

/** A picker's value is a number, or `''` without a choice: both are one kind. */
function getKind(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'number' ? 'string' : typeof value;
}

/** The values of a draft that differ from the screen, of existing fields and of their kind. */
export function restorableFields({ changes }: Pick<Draft, 'changes'>, current: Fields): Fields {
  const fitting = Object.entries(changes).filter(
    ([name, value]) => Object.hasOwn(current, name) && getKind(value) === getKind(current[name]),
  );
  return changedFields(current, Object.fromEntries(fitting));
}

/** True when a field that the draft changes has a newer value on the server. */
export function isOutdated({ base }: Pick<Draft, 'base'>, stored: Fields): boolean {
  return Object.entries(base).some(([name, value]) => !isSame(stored[name], value));
}
