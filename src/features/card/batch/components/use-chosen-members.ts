import { useCallback, useMemo, useState, type SetStateAction } from 'react';
import { writeIdRanges } from '@/lib/id-ranges';
import type { SelectedRows } from '@/ui/data-table/row-selection';
import { useUrlState } from '@/ui/page/use-url-state';
import { readBatchSearch } from '../model/batch-search';

type Ends = Pick<SelectedRows, 'anchor' | 'lead'>;

/** Which members are chosen, held by the address: a list in another place can choose them, and a link carries them on. */
export function useChosenMembers() {
  const [{ chosen }, change] = useUrlState(readBatchSearch);
  const [ends, setEnds] = useState<Ends>({ anchor: null, lead: null });

  const select = useCallback(
    (next: SetStateAction<SelectedRows>) =>
      change((current) => {
        const before = { keys: current.chosen, ...ends };
        const { keys, anchor, lead } = typeof next === 'function' ? next(before) : next;
        setEnds({ anchor, lead });
        return { ids: writeIdRanges([...keys].map(Number)), sheet: null };
      }),
    [change, ends],
  );
  const held = useMemo(() => [{ keys: chosen, ...ends }, select] as const, [chosen, ends, select]);
  return { chosen, held };
}
