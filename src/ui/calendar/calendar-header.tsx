import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import {
  firstOfMonth,
  fromDay,
  toDay,
  toMonth,
  WEEKDAYS,
  type CalendarDate,
  type Weekday,
} from '@/lib/calendar-date';
import { MonthArrows } from '../page/month-arrows';
import { useCalendar } from './calendar-context';
import styles from './calendar.module.css';

export function CalendarHeader({ currentMonth, onMonthChange, view, ...props }: PickersCalendarHeaderProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { onShown, onWeekday, isInDialog } = useCalendar();
  const month = firstOfMonth(fromDay(currentMonth));
  const title = formatMonth(toMonth(month), format.language);
  const isAtYears = view === 'year';

  function switchView() {
    // A chosen year keeps the month of MUI's value: the shown month, not that of the picked day.
    if (!isAtYears) onShown({ date: month });
    props.onViewChange?.(isAtYears ? 'day' : 'year');
  }

  const arrows = { month, onMonthChanged: (next: CalendarDate) => onMonthChange(toDay(next)) };
  return (
    <>
      <span id={props.labelId} className="visually-hidden">
        {isAtYears ? t('date.year') : t('date.calendar', { month: title })}
      </span>
      <div className={styles.head}>
        {isInDialog ? (
          <>
            <div aria-live="polite" className={styles.title}>
              <Button
                color="inherit"
                size="small"
                endIcon={<ArrowDropDown />}
                aria-expanded={isAtYears}
                aria-label={t('date.changeYear', { month: title })}
                onClick={switchView}
              >
                {title}
              </Button>
            </div>
            {!isAtYears && <MonthArrows {...arrows} />}
          </>
        ) : (
          <MonthArrows {...arrows}>
            <Typography variant="subtitle2" component="p" aria-live="polite">
              {title}
            </Typography>
          </MonthArrows>
        )}
      </div>
      {onWeekday && <WeekdayButtons onPressed={(weekday) => onWeekday(weekday, month)} />}
    </>
  );
}

function WeekdayButtons({ onPressed }: { onPressed: (weekday: Weekday) => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={styles.weekdays}>
      {WEEKDAYS.map((weekday) => {
        const name = t('date.everyWeekday', { weekday: format.weekday(weekday) });
        return (
          <button
            key={weekday}
            type="button"
            aria-label={name}
            title={name}
            onClick={() => onPressed(weekday)}
          >
            {format.weekday(weekday, 'short')}
          </button>
        );
      })}
    </div>
  );
}
