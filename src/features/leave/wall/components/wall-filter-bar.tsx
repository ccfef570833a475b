import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { UrlFields } from '@/lib/url-fields';
import { MatrixFilter } from '@/ui/matrix/matrix-filter';
import { isOnWall, type WallChoice } from '../model/wall-filter';
import type { WallRow } from '../model/wall-rows';
import type { Wall } from './use-wall';
import { WallIcon } from './wall-icon';

type WallFilterBarProps = {
  wall: Wall;
  choice: WallChoice;
  search: string;
  /** The number of people that choice and search find. */
  found: number;
  onChange: (fields: UrlFields) => void;
};

export function WallFilterBar({ wall, choice, search, found, onChange }: WallFilterBarProps) {
  const { t } = useTranslation('wall');
  const { rows, dates, today, atWork } = wall;
  const tightDays = atWork?.filter(({ isBelow }) => isBelow).length ?? 0;
  return (
    <MatrixFilter<WallRow, NonNullable<WallChoice>>
      narrowInset={{ px: 1.5, py: 1.5 }}
      label={t('show.label')}
      choices={[
        { choice: null, word: t('show.everybody') },
        { choice: 'leave', word: t('show.leave') },
        ...(dates.includes(today) ? [{ choice: 'today', word: t('show.today') } as const] : []),
      ]}
      rows={rows}
      isShown={(row, offered) => isOnWall(row, offered, today)}
      choice={choice}
      onChoose={(next) => onChange({ show: next })}
      search={search}
      onSearch={(q) => onChange({ q })}
      searchLabel={t('show.search')}
      foundText={rows && t('show.found', { count: found })}
    >
      {tightDays > 0 && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.75,
            px: 1.25,
            py: 0.5,
            borderRadius: 1,
            bgcolor: 'warning.tint',
            color: 'warning.text',
            fontWeight: 'fontWeightMedium',
          }}
        >
          <WallIcon name="warning" />
          {t('show.tight', { count: tightDays })}
        </Box>
      )}
    </MatrixFilter>
  );
}
