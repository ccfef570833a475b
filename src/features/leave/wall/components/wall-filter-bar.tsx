import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';
import { MatrixFilter } from '@/ui/matrix/matrix-filter';
import { isOnWall, type WallChoice } from '../model/wall-filter';
import type { WallRow } from '../model/wall-rows';
import { WallIcon } from './wall-icon';

type WallFilterBarProps = {
  /** Everybody, once they are known. */
  rows: readonly WallRow[] | undefined;
  today: CalendarDate;
  /** Whether it is one of the days that are shown. */
  hasToday: boolean;
  choice: WallChoice;
  onChoose: (choice: WallChoice) => void;
  search: string;
  onSearch: (search: string) => void;
  /** How many choice and search leave. */
  shownCount: number;
  /** Days with fewer people at work than the limit. */
  tightDays: number;
};

/** Who is shown on the wall, and on how many days too few are at work. */
export function WallFilterBar(props: WallFilterBarProps) {
  const { rows, today, hasToday, choice, onChoose, search, onSearch, shownCount, tightDays } = props;
  const { t } = useTranslation('wall');
  const choices = [
    { choice: null, word: t('show.everybody') },
    { choice: 'leave', word: t('show.leave') },
    ...(hasToday ? [{ choice: 'today', word: t('show.today') } as const] : []),
  ] as const;
  return (
    <MatrixFilter
      inset={{ px: 1.5, py: 1.5 }}
      label={t('show.label')}
      choices={choices.map(({ choice: of, word }) => ({
        ...{ choice: of, word },
        count: rows?.filter((row) => isOnWall(row, of, today)).length,
      }))}
      choice={choice}
      onChoose={onChoose}
      search={search}
      onSearch={onSearch}
      searchLabel={t('show.search')}
      found={rows && t('show.found', { count: shownCount })}
    >
      {tightDays > 0 && (
        <Box
          sx={{
            ...{ display: 'flex', alignItems: 'center', gap: 0.75, px: 1.25, py: 0.5, borderRadius: 1 },
            ...{ bgcolor: 'warning.tint', color: 'warning.text', fontWeight: 'fontWeightMedium' },
          }}
        >
          <WallIcon name="warning" />
          {t('show.tight', { count: tightDays })}
        </Box>
      )}
    </MatrixFilter>
  );
}
