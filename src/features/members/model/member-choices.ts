import type { Option } from '@/ui/form/option';

/** The ids as choices; an odd one that is stored already stays a choice, so that an edit can keep it. */
export function withStored(ids: readonly number[], stored: number | null | undefined): readonly number[] {
  return stored == null || ids.includes(stored) ? ids : [...ids, stored];
}

/** Ids as the choices of a select. */
export function toOptions(ids: readonly number[], labelOf: (id: number) => string): Option<number>[] {
  return ids.map((id) => ({ value: id, label: labelOf(id) }));
}
