import { isSameJson } from '@/lib/same-fields';
import type { Fields } from '@/lib/three-way-merge';
import type { Draft } from './draft-store';

export function changedFields(before: Fields, after: Fields): Fields {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSameJson(before[name], value)),
  );
}

export function pickFields(values: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));
}

export function omitFields(values: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

/** A picker has a number, or `''` without a choice: both are one kind. */
function getKind(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'number' ? 'string' : typeof value;
}

/** Leaves out fields that no longer exist, or that have another kind of value since. */
export function restorableFields({ changes }: Pick<Draft, 'changes'>, current: Fields): Fields {
  const fitting = Object.entries(changes).filter(
    ([name, value]) => Object.hasOwn(current, name) && getKind(value) === getKind(current[name]),
  );
  return changedFields(current, Object.fromEntries(fitting));
}

export function isOutdated({ base }: Pick<Draft, 'base'>, stored: Fields): boolean {
  return Object.entries(base).some(([name, value]) => !isSameJson(stored[name], value));
}
