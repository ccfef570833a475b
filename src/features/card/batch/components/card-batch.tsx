import Box from '@mui/material/Box';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/ui/page/panel';
import { StateMessage } from '@/ui/page/state-message';
import { MemberChooser } from './member-chooser';
import { SheetMaker } from './sheet-maker';
import { useBatchCards } from './use-batch-cards';
import { useChosenMembers } from './use-chosen-members';
import { useListedMembers } from './use-listed-members';

/** The cards of many members: who they are, and the sheets that hold them. Source: BY-15. */
export function CardBatch() {
  const { t } = useTranslation('cards');
  const list = useListedMembers();
  const { chosen, held } = useChosenMembers();
  const cards = useBatchCards(list.everybody, chosen, list.columns);
  const sheets = useRef<HTMLDivElement>(null);
  const showSheets = useCallback(() => {
    sheets.current?.focus({ preventScroll: true });
    sheets.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <>
      <Box
        className="screen-only"
        sx={{
          ...{ display: 'grid', gap: 2, alignItems: 'start' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 460px)' },
        }}
      >
        <MemberChooser list={list} held={held} onShowSheets={showSheets} />
        <Box ref={sheets} tabIndex={-1} sx={{ scrollMarginTop: 80 }}>
          <Panel title={t('sheets.title')}>
            {cards.length > 0 ? (
              <SheetMaker cards={cards} />
            ) : (
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
