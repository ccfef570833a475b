import Box from '@mui/material/Box';
import { useCallback, useMemo, useRef, useState, type SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import { writeIdRanges } from '@/lib/id-ranges';
import type { SelectedRows } from '@/ui/data-table/row-selection';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { StateMessage } from '@/ui/page/state-message';
import { useUrlState } from '@/ui/page/use-url-state';
import { readBatchSearch } from '../model/batch-search';
import { MemberChooser } from './member-chooser';
import { SheetMaker } from './sheet-maker';
import { useBatchCards } from './use-batch-cards';
import { useListedMembers } from './use-listed-members';

type RangeEnds = Pick<SelectedRows, 'anchor' | 'lead'>;

/** The chosen members are in the address, so that links from other lists can choose them. */
function useChosenMembers() {
  const [{ chosen }, change] = useUrlState(readBatchSearch);
  const [rangeEnds, setRangeEnds] = useState<RangeEnds>({ anchor: null, lead: null });

  const select = useCallback(
    (next: SetStateAction<SelectedRows>) => {
      change((current) => {
        const before = { keys: current.chosen, ...rangeEnds };
        const { keys, anchor, lead } = typeof next === 'function' ? next(before) : next;
        setRangeEnds({ anchor, lead });
        return { ids: writeIdRanges([...keys].map(Number)), sheet: null };
      });
    },
    [change, rangeEnds],
  );
  const selectedRows = useMemo(
    () => [{ keys: chosen, ...rangeEnds }, select] as const,
    [chosen, rangeEnds, select],
  );
  return { chosen, selectedRows };
}

/** Source: BY-15. */
export function CardBatch() {
  const { t } = useTranslation('cards');
  const list = useListedMembers();
  const { chosen, selectedRows } = useChosenMembers();
  const cards = useBatchCards(list.everybody, chosen, list.columns);
  // The list of members is loading, or has failed.
  const isUnknown = chosen.size > 0 && list.everybody.length === 0;
  const sheetsBox = useRef<HTMLDivElement>(null);
  const showSheets = useCallback(() => {
    sheetsBox.current?.focus({ preventScroll: true });
    sheetsBox.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <>
      <Box
        className="screen-only"
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 460px)' },
        }}
      >
        <MemberChooser list={list} selectedRows={selectedRows} onShowSheets={showSheets} />
        <Box ref={sheetsBox} tabIndex={-1} sx={{ scrollMarginTop: 80 }}>
          <Panel title={t('sheets.title')}>
            {cards.length > 0 && <SheetMaker cards={cards} />}
            {isUnknown && !list.error && <SkeletonBlock height={200} />}
            {cards.length === 0 && !isUnknown && (
              <StateMessage kind="empty" title={t('empty.title')}>
                {t('empty.why')}
              </StateMessage>
            )}
          </Panel>
        </Box>
      </Box>
      <Box component="p" sx={{ display: 'none', displayPrint: 'block' }}>
        {t('paperHint')}
      </Box>
    </>
  );
}
