import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';
import { formatTimes } from '../../model/format-minutes';
import timeline from '../../painter/components/timeline.module.css';
import type { DayHint } from '../model/calendar-event';
import { CalendarEventsContext } from './calendar-events-context';

const HINT_KINDS = [
  { kind: 'allDay', text: 'calendar.allDay' },
  { kind: 'free', text: 'calendar.free' },
  { kind: 'short', text: 'calendar.short' },
] as const satisfies readonly { kind: DayHint['kind']; text: string }[];

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
  const lines = HINT_KINDS.flatMap(({ kind, text }) => {
    const titles = hints.filter((hint) => hint.kind === kind).map(formatHint);
    return titles.length > 0 ? t(text, { titles: titles.join(t('month.comma')) }) : [];
  });
  return lines.map((line) => (
    <span key={line} className={timeline.hint} title={line}>
      {line}
    </span>
  ));
}
