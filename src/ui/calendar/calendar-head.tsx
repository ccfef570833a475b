import { useTranslation } from 'react-i18next';
import type { Weekday } from '@/lib/calendar-date';
import type { CalendarMonth } from './describe-month';

type CalendarHeadProps = {
  weekdays: CalendarMonth['weekdays'];
  /** Picks the weekday's column; without it the names are only names. */
  onPicked?: (weekday: Weekday) => void;
};

const TONES: Partial<Record<Weekday, string>> = { 0: 'sunday', 6: 'saturday' };

/** The names of the weekdays over a calendar. */
export function CalendarHead({ weekdays, onPicked }: CalendarHeadProps) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        {weekdays.map(({ weekday, short, long }) => (
          <th key={weekday} scope="col" data-tone={TONES[weekday]}>
            {onPicked ? (
              <button
                type="button"
                aria-label={t('date.everyWeekday', { weekday: long })}
                title={t('date.everyWeekday', { weekday: long })}
                onClick={() => onPicked(weekday)}
              >
                {short}
              </button>
            ) : (
              <abbr title={long}>{short}</abbr>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
