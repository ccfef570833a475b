import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstOfMonth, type CalendarDate } from '@/lib/calendar-date';
import { useFormat } from '@/i18n/format';
import { Button } from '../kit/button';
import { ArrowDropDown } from '../kit/icons';
import { Text } from '../kit/text';
import { useToday } from '../page/use-today';
import { describeMonth } from './describe-month';
import { MonthArrows } from './month-arrows';
import styles from './month-calendar.module.css';
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
    <div className={styles.month}>
      <div className={styles.head}>
        <div aria-live="polite" className={styles.title}>
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
            <Text variant="subtitle2">{shown.title}</Text>
          )}
        </div>
        <MonthArrows month={month} onMonthChanged={setMonth} />
      </div>
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
    </div>
  );
}
