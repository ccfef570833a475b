import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { SearchBox } from '@/ui/data-table/search-box';
import { isChosen, type BoardChoice } from '../model/board-filter';
import type { BoardRow } from '../model/closing-board';

type BoardFilterBarProps = {
  /** Everybody, once they are known. */
  rows: readonly BoardRow[] | undefined;
  choice: BoardChoice;
  onChoose: (choice: BoardChoice) => void;
  search: string;
  onSearch: (search: string) => void;
  /** How many the search leaves. */
  shownCount: number;
  selectedCount: number;
  onSelectNone: () => void;
};

/** The button of everybody; no choice is called so. */
const EVERYBODY = 'everybody';

/** Who is shown on the board, and how many are chosen. */
export function BoardFilterBar(props: BoardFilterBarProps) {
  const { rows, choice, onChoose, search, onSearch, shownCount, selectedCount, onSelectNone } = props;
  const { t } = useTranslation('closing');
  const format = useFormat();
  const choices = [
    { choice: 'problems', word: t('show.problems') },
    { choice: null, word: t('show.everybody') },
    { choice: 'leave', word: t('show.leave') },
  ] as const;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 0, md: 3 },
        py: { xs: 0, md: 1.5 },
      }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={choice ?? EVERYBODY}
        aria-label={t('show.label')}
        onChange={(_event, next: NonNullable<BoardChoice> | typeof EVERYBODY | null) => {
          if (next) onChoose(next === EVERYBODY ? null : next);
        }}
      >
        {choices.map(({ choice: of, word }) => (
          <ToggleButton
            key={of}
            value={of ?? EVERYBODY}
            sx={{ gap: 0.5, px: { xs: 0.75, sm: 1.5 }, textTransform: 'none', whiteSpace: 'nowrap' }}
          >
            {word}
            {rows && (
              <b className="tabular">{format.number(rows.filter((row) => isChosen(row, of)).length)}</b>
            )}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {selectedCount > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          {t('show.selected', { count: selectedCount })}
          <Button size="small" onClick={onSelectNone}>
            {t('show.selectNone')}
          </Button>
        </Box>
      )}
      <Box sx={{ ml: { md: 'auto' }, width: { xs: '100%', sm: 'auto' } }}>
        <SearchBox value={search} onChange={onSearch} label={t('show.search')} />
      </Box>
      <div role="status" className="visually-hidden">
        {rows && t('show.found', { count: shownCount })}
      </div>
    </Box>
  );
}
