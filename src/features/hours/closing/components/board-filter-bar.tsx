import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UrlFields } from '@/lib/url-fields';
import { MatrixFilter } from '@/ui/matrix/matrix-filter';
import { isChosen, needsLimits } from '../model/board-filter';
import type { ShownRows } from './use-shown-rows';

type BoardFilterBarProps = {
  view: ShownRows;
  /** The text in the search field, which the rows follow later. */
  search: string;
  onSearch: (search: string) => void;
  selectedCount: number;
  onDeselect: () => void;
  onChange: (fields: UrlFields) => void;
};

export function BoardFilterBar(props: BoardFilterBarProps) {
  const { view, search, onSearch, selectedCount, onDeselect, onChange } = props;
  const { t } = useTranslation('closing');
  const { team, hasCheck, choice, filterableRows, shown } = view;
  const selection = useRef<HTMLDivElement>(null);
  const hasLimitChoices = team.figures !== undefined || needsLimits(choice);
  return (
    <MatrixFilter
      narrowInset={{ px: 0, py: 0 }}
      label={t('show.label')}
      choices={[
        { choice: 'problems', word: t('show.problems') },
        { choice: null, word: t('show.everybody') },
        { choice: 'leave', word: t('show.leave') },
        ...(hasLimitChoices
          ? [
              { choice: 'nearLimit' as const, word: t('show.nearLimit') },
              { choice: 'overLimit' as const, word: t('show.overLimit') },
            ]
          : []),
        ...(hasCheck ? [{ choice: 'changed' as const, word: t('show.changed') }] : []),
      ]}
      rows={filterableRows}
      isShown={isChosen}
      choice={choice}
      onChoose={(next) => onChange({ show: next })}
      search={search}
      onSearch={onSearch}
      searchLabel={t('show.search')}
      foundText={shown && t('show.found', { count: shown.length })}
    >
      <Box
        ref={selection}
        role="group"
        tabIndex={-1}
        // “0 people selected” is announced when the selection is cleared, because the focus moves here.
        aria-label={t('show.selected', { count: selectedCount })}
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
      >
        {selectedCount > 0 && (
          <>
            {t('show.selected', { count: selectedCount })}
            <Button size="small" onClick={deselect}>
              {t('show.selectNone')}
            </Button>
          </>
        )}
      </Box>
    </MatrixFilter>
  );

  function deselect() {
    // The focused button disappears.
    selection.current?.focus();
    onDeselect();
  }
}
