import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';
import { formatTimes } from '../../model/format-minutes';
import timeline from '../../painter/components/timeline.module.css';
import type { DayHint } from '../model/calendar-event';
import { CalendarEventsContext } from './calendar-events-context';

/** The events of a day that cannot be accepted: whole days, free time, and those that rounding leaves out. */
export function DayHints({ date }: { date: CalendarDate }) {
  const { hintsOn } = use(CalendarEventsContext);
  const { t } = useTranslation('painter');
  const hints = hintsOn(date);
  const formatTitle = ({ title }: DayHint) => title || t('calendar.untitled');
  const formatHint = (hint: DayHint) =>
    hint.times
      ? t('calendar.titleAt', { ...formatTimes(hint.times), title: formatTitle(hint) })
      : formatTitle(hint);
  const joinTitles = (kind: DayHint['kind']) =>
    hints
      .filter((hint) => hint.kind === kind)
      .map(formatHint)
      .join(t('month.comma'));
  const allDay = joinTitles('allDay');
  const free = joinTitles('free');
  const short = joinTitles('short');
  const lines = [
    allDay && t('calendar.allDay', { titles: allDay }),
    free && t('calendar.free', { titles: free }),
    short && t('calendar.short', { titles: short }),
  ].filter(Boolean);
  return lines.map((line) => (
    <span key={line} className={timeline.hint} title={line}>
      {line}
    </span>
  ));
}
