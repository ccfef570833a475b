import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import type { Weekday } from '@/lib/calendar-date';

type CalendarHeadProps = {
  weekdays: readonly { weekday: Weekday; short: string; long: string }[];
  /** Picks the weekday's column; without it the names are only names. */
  onPicked?: (weekday: Weekday) => void;
};

const COLOURS = { 0: 'error.text', 6: 'info.text' } as const;

/** The names of the weekdays over a calendar. */
export function CalendarHead({ weekdays, onPicked }: CalendarHeadProps) {
  const { t } = useTranslation('reporting');
  return (
    <thead>
      <tr>
        {weekdays.map(({ weekday, short, long }) => (
          <Box
            component="th"
            scope="col"
            key={weekday}
            sx={{
              p: 0,
              typography: 'caption',
              fontWeight: 'fontWeightMedium',
              color: weekday === 0 || weekday === 6 ? COLOURS[weekday] : 'text.secondary',
            }}
          >
            {onPicked ? (
              <ButtonBase
                aria-label={t('dates.weekday', { weekday: long })}
                onClick={() => onPicked(weekday)}
                sx={{
                  width: '100%',
                  height: 28,
                  borderRadius: 1,
                  font: 'inherit',
                  '&:hover': { bgcolor: 'action.hover' },
                }}
              >
                {short}
              </ButtonBase>
            ) : (
              <Box
                component="abbr"
                title={long}
                sx={{ display: 'block', lineHeight: '28px', textDecoration: 'none' }}
              >
                {short}
              </Box>
            )}
          </Box>
        ))}
      </tr>
    </thead>
  );
}
