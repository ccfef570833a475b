import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { MatrixFilter } from '@/ui/matrix/matrix-filter';
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

/** Who is shown on the board, and how many are chosen. */
export function BoardFilterBar(props: BoardFilterBarProps) {
  const { rows, choice, onChoose, search, onSearch, shownCount, selectedCount, onSelectNone } = props;
  const { t } = useTranslation('closing');
  const choices = [
    { choice: 'problems', word: t('show.problems') },
    { choice: null, word: t('show.everybody') },
    { choice: 'leave', word: t('show.leave') },
  ] as const;
  return (
    <MatrixFilter
      inset={{ px: 0, py: 0 }}
      label={t('show.label')}
      choices={choices.map(({ choice: of, word }) => ({
        ...{ choice: of, word },
        count: rows?.filter((row) => isChosen(row, of)).length,
      }))}
      choice={choice}
      onChoose={onChoose}
      search={search}
      onSearch={onSearch}
      searchLabel={t('show.search')}
      found={rows && t('show.found', { count: shownCount })}
    >
      {selectedCount > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          {t('show.selected', { count: selectedCount })}
          <Button size="small" onClick={onSelectNone}>
            {t('show.selectNone')}
          </Button>
        </Box>
      )}
    </MatrixFilter>
  );
}
