import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import type { WallRow } from '../model/wall-rows';

type RangeBarProps = {
  row: WallRow | undefined;
  dates: readonly CalendarDate[];
  /** Only the first day was pressed so far. */
  isOpenEnded?: boolean;
  onRegister: () => void;
  onClear: () => void;
};

export function RangeBar({ row, dates, isOpenEnded, onRegister, onClear }: RangeBarProps) {
  const { t } = useTranslation('wall');
  const format = useFormat();
  const status = useRef<HTMLSpanElement>(null);

  function clear() {
    // The pressed button disappears with the chosen days.
    status.current?.focus();
    onClear();
  }

  function describeDays(): string {
    if (!row) return t('range.hint');
    const name = format.name(row.person);
    if (dates.length === 0) return t('range.noWorkingDay', { name });
    const values = { name, count: dates.length, dates: format.list(dates.map(format.dayOfMonth)) };
    return isOpenEnded ? t('range.from', values) : t('range.chosen', values);
  }

  return (
    <Box
      className="screen-only"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        px: { xs: 1.5, md: 3 },
        py: 0.5,
        typography: 'body2',
        color: 'text.secondary',
        // Sticky, so that it is visible wherever the days were pressed.
        ...(row && { position: 'sticky', bottom: 0, zIndex: 3, bgcolor: 'background.paper' }),
      }}
    >
      <Box
        component="span"
        ref={status}
        tabIndex={-1}
        role="status"
        sx={row ? { color: 'text.primary' } : undefined}
      >
        {describeDays()}
      </Box>
      {row && (
        <>
          <Button size="small" variant="contained" disabled={dates.length === 0} onClick={onRegister}>
            {t('range.register')}
          </Button>
          <Button size="small" onClick={clear}>
            {t('range.clear')}
          </Button>
        </>
      )}
    </Box>
  );
}
