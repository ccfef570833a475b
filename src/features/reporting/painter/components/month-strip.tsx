import BeachAccess from '@mui/icons-material/BeachAccessOutlined';
import Check from '@mui/icons-material/Check';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Remove from '@mui/icons-material/Remove';
import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';
import { useFormat } from '@/i18n/format';
import type { DayKind, WorkDay } from '@/features/work/model/work-days';
import { dateAfterKey } from '@/ui/keys/calendar-keys';
import styles from './painter.module.css';

const ICONS: Partial<Record<DayKind, typeof Check>> = {
  complete: Check,
  over: Check,
  partial: ErrorOutline,
  missing: ErrorOutline,
  leave: BeachAccess,
  today: Remove,
};

const KIND_WORDS = {
  complete: 'month.complete',
  over: 'month.over',
  partial: 'month.partial',
  missing: 'month.missing',
  holiday: 'month.holiday',
  weekend: 'month.weekend',
  free: 'month.free',
  future: 'month.future',
  today: 'month.today',
  unknown: 'month.unknown',
} as const satisfies Record<Exclude<DayKind, 'leave'>, string>;

type MonthStripProps = {
  days: readonly WorkDay[];
  today: CalendarDate;
  shown: CalendarDate;
  onShown: (date: CalendarDate) => void;
};

export const MonthStrip = memo(function MonthStrip({ days, today, shown, onShown }: MonthStripProps) {
  const { t } = useTranslation('painter');
  const format = useFormat();
  const strip = useRef<HTMLDivElement>(null);
  const movesFocus = useRef(false);

  // Depends on the number of days, because painting changes the days and must not scroll the strip.
  useEffect(() => {
    const day = strip.current?.querySelector<HTMLElement>('[data-shown]');
    // Not `scrollIntoView`, which would scroll the page too.
    if (day && strip.current) strip.current.scrollLeft = day.offsetLeft - strip.current.clientWidth / 2;
    if (movesFocus.current) day?.focus();
    movesFocus.current = false;
  }, [shown, days.length]);

  function moveByKey(event: KeyboardEvent) {
    const next = dateAfterKey(shown, event);
    if (!next) return;
    event.preventDefault();
    // Home on a Sunday keeps the day, and no effect would reset `movesFocus`.
    if (next === shown) return;
    movesFocus.current = true;
    onShown(next);
  }

  function describeDay({ date, kind, recorded, expected, leave }: WorkDay): string {
    const words = [
      format.dayOfMonth(date),
      expected > 0 || recorded > 0 ? t('month.hours', { recorded, expected }) : '',
      leave > 0 ? t('month.leave', { count: leave }) : '',
      kind === 'leave' ? '' : t(KIND_WORDS[kind]),
    ];
    return words.filter(Boolean).join(t('month.comma'));
  }

  return (
    <div ref={strip} className={styles.strip} role="group" aria-label={t('month.label')}>
      {days.map((day) => {
        const { date, kind } = day;
        const Icon = ICONS[kind];
        const name = describeDay(day);
        return (
          <button
            key={date}
            type="button"
            className={styles.day}
            tabIndex={date === shown ? 0 : -1}
            aria-label={name}
            aria-current={date === today ? 'date' : undefined}
            aria-pressed={date === shown}
            title={name}
            data-kind={kind}
            data-shown={date === shown || undefined}
            onClick={() => onShown(date)}
            onKeyDown={moveByKey}
          >
            {Number(date.slice('YYYY-MM-'.length))}
            {Icon ? <Icon aria-hidden /> : <span />}
          </button>
        );
      })}
    </div>
  );
});
