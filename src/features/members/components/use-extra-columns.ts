import { useSyncExternalStore } from 'react';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { extraColumns, type ExtraColumn } from '../api/extra-column-store';

/** The columns that the user asked for beside the usual ones, and how to change that. */
export function useExtraColumns() {
  const { id } = useSignedInStaff();
  const chosen = useSyncExternalStore(extraColumns.subscribe, () => extraColumns.get(id));

  function toggle(column: ExtraColumn) {
    const others = chosen.filter((held) => held !== column);
    extraColumns.set(id, others.length < chosen.length ? others : [...chosen, column]);
  }
  return { chosen, toggle };
}
