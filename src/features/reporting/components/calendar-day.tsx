import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { memo } from 'react';
import { isWeekend, weekdayOf, type CalendarDate } from '@/lib/calendar-date';
import { FULL_DAY_HOURS } from '../model/work-time';

type CalendarDayProps = {
  date: CalendarDate;
  label: string;
  /** Hours recorded on this day. */
  hours: number;
  isPicked: boolean;
  isToday: boolean;
  isOutside: boolean;
  isTabStop: boolean;
};

/** One day of the calendar; the grid around it handles its events. A dot tells recorded hours, a ring that some are missing. */
export const CalendarDay = memo(function CalendarDay(props: CalendarDayProps) {
  const { date, label, hours, isPicked, isToday, isOutside, isTabStop } = props;
  return (
    <Box component="td" role="gridcell" aria-selected={isPicked} sx={{ p: 0, textAlign: 'center' }}>
      <ButtonBase
        data-date={date}
        aria-label={label}
        aria-pressed={isPicked}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        sx={{
          position: 'relative',
          width: '100%',
          minWidth: 32,
          height: 34,
          borderRadius: 1,
          typography: 'body2',
          fontVariantNumeric: 'tabular-nums',
          color: dayColour(date, isOutside),
          border: 1,
          borderColor: isToday ? 'text.primary' : 'transparent',
          '&:hover': { backgroundColor: 'action.hover' },
          ...(isPicked && {
            backgroundColor: 'primary.main',
            color: 'primary.contrastText',
            fontWeight: 'fontWeightMedium',
            '&:hover': { backgroundColor: 'primary.dark' },
          }),
        }}
      >
        {Number(date.slice(8))}
        {hours > 0 && (
          <Box
            component="span"
            aria-hidden
            sx={{
              position: 'absolute',
              bottom: 4,
              width: 5,
              height: 5,
              borderRadius: '50%',
              border: '1px solid currentColor',
              backgroundColor: hours >= FULL_DAY_HOURS ? 'currentColor' : 'transparent',
            }}
          />
        )}
      </ButtonBase>
    </Box>
  );
});

function dayColour(date: CalendarDate, isOutside: boolean): string {
  if (isOutside) return 'text.secondary';
  if (!isWeekend(date)) return 'text.primary';
  return weekdayOf(date) === 0 ? 'error.text' : 'info.text';
}
