import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstOfMonth, type CalendarDate } from '@/lib/calendar-date';
import { useFormat } from '@/i18n/format';
import { useToday } from '../page/use-today';
import { describeMonth } from './describe-month';
import { MonthArrows } from './month-arrows';
import { MonthTable } from './month-table';
import { YearList } from './year-list';

type MonthCalendarProps = {
  picked: readonly CalendarDate[];
  onPressed: (date: CalendarDate) => void;
  /** Any number of days can be picked. */
  isMultiple?: boolean;
  /** A press on the title leads to the years. */
  hasYears?: boolean;
};

/** Keys begin at the day that is picked, or at today. */
const focusDay = (calendar: HTMLElement | null) =>
  calendar?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();

/** One month with arrows to the others; a click or Enter picks a day. For a dialog: it takes the focus. */
export function MonthCalendar({ picked, onPressed, isMultiple, hasYears }: MonthCalendarProps) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const today = useToday();
  const [month, setMonth] = useState(() => firstOfMonth(picked[0] ?? today));
  const [isAtYears, setIsAtYears] = useState(false);
  const shown = useMemo(() => describeMonth(month, language), [month, language]);

  return (
    <Box sx={{ maxWidth: 320, px: 2, pt: 1, pb: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40, mb: 0.5 }}>
        <Box aria-live="polite" sx={{ flexGrow: 1 }}>
          {hasYears ? (
            <Button
              color="inherit"
              size="small"
              endIcon={<ArrowDropDown />}
              aria-expanded={isAtYears}
              aria-label={t('date.changeYear', { month: shown.title })}
              onClick={() => setIsAtYears(!isAtYears)}
            >
              {shown.title}
            </Button>
          ) : (
            <Typography variant="subtitle2">{shown.title}</Typography>
          )}
        </Box>
        <MonthArrows month={month} onMonthChanged={setMonth} />
      </Box>
      {isAtYears ? (
        <YearList
          year={month.slice(0, 4)}
          onPicked={(year) => {
            setMonth(year + month.slice(4));
            setIsAtYears(false);
          }}
        />
      ) : (
        <div ref={focusDay}>
          <MonthTable
            month={month}
            onMonthChanged={setMonth}
            shown={shown}
            picked={picked}
            onPressed={onPressed}
            isMultiple={isMultiple}
          />
        </div>
      )}
    </Box>
  );
}
