import BeachAccess from '@mui/icons-material/BeachAccessOutlined';
import Check from '@mui/icons-material/Check';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Remove from '@mui/icons-material/Remove';
import { styled } from '@mui/material/styles';
import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';
import { dateAfterKey } from '@/ui/keys/calendar-keys';
import { useFormat } from '@/i18n/format';
import type { DayKind, WorkDay } from '@/features/work/model/work-days';

const ICONS: Partial<Record<DayKind, typeof Check>> = {
  complete: Check,
  over: Check,
  partial: ErrorOutline,
  missing: ErrorOutline,
  leave: BeachAccess,
  today: Remove,
};

const Strip = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(24px, 1fr)',
    gap: 2,
    // The same before the days are known.
    minHeight: 46,
    overflowX: 'auto',
    // Room for the ring of focus.
    padding: 3,
    margin: '0 -3px 8px',
    '& > button': {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      height: 40,
      padding: 0,
      border: '1px solid transparent',
      borderRadius: 6,
      font: 'inherit',
      fontSize: 12,
      lineHeight: '16px',
      fontVariantNumeric: 'tabular-nums',
      color: palette.text.primary,
      backgroundColor: 'transparent',
      cursor: 'pointer',
      '& > svg, & > span': { width: 14, height: 14, fontSize: 14 },
      '&[data-kind=complete], &[data-kind=over]': {
        backgroundColor: `color-mix(in srgb, ${palette.primary.main} 30%, ${palette.background.paper})`,
      },
      '&[data-kind=partial], &[data-kind=missing]': {
        border: `1px dashed ${palette.warning.text}`,
        backgroundColor: palette.warning.tint,
        '& > svg': { color: palette.warning.text },
      },
      '&[data-kind=leave]': { backgroundColor: palette.info.tint, '& > svg': { color: palette.info.text } },
      '&[data-kind=weekend], &[data-kind=holiday]': {
        backgroundColor: palette.background.subtle,
        color: palette.text.secondary,
      },
      '&[aria-current=date]': { border: `2px solid ${palette.text.primary}` },
      '&[data-shown]': { fontWeight: 700, boxShadow: `inset 0 -3px 0 ${palette.primary.text}` },
      '&:focus-visible': { outline: `2px solid ${palette.primary.text}`, outlineOffset: 1 },
    },
    [theme.breakpoints.down('sm')]: { gridAutoColumns: 40 },
  };
});

const STATES = {
  complete: 'month.complete',
  over: 'month.over',
  partial: 'month.partial',
  missing: 'month.missing',
  holiday: 'month.holiday',
  weekend: 'month.weekend',
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

/** The days of a month, each with what it amounts to against what is expected; a press shows it. One stop of the tab key. */
export const MonthStrip = memo(function MonthStrip({ days, today, shown, onShown }: MonthStripProps) {
  const { t } = useTranslation('painter');
  const format = useFormat();
  const strip = useRef<HTMLDivElement>(null);
  const movesFocus = useRef(false);

  useEffect(() => {
    const day = strip.current?.querySelector<HTMLElement>('[data-shown]');
    // Sideways alone: the page stays where it is.
    if (day && strip.current) strip.current.scrollLeft = day.offsetLeft - strip.current.clientWidth / 2;
    if (movesFocus.current) day?.focus();
    movesFocus.current = false;
  }, [shown, days]);

  function move(event: KeyboardEvent) {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : dateAfterKey(shown, event.key);
    if (!next) return;
    event.preventDefault();
    movesFocus.current = true;
    onShown(next);
  }

  return (
    <Strip ref={strip} role="group" aria-label={t('month.label')} onKeyDown={move}>
      {days.map((day) => {
        const { date, kind } = day;
        const Icon = ICONS[kind];
        const name = nameOf(day);
        return (
          <button
            key={date}
            type="button"
            tabIndex={date === shown ? 0 : -1}
            aria-label={name}
            aria-current={date === today ? 'date' : undefined}
            aria-pressed={date === shown}
            title={name}
            data-kind={kind}
            data-shown={date === shown || undefined}
            onClick={() => onShown(date)}
          >
            {Number(date.slice(8))}
            {Icon ? <Icon aria-hidden /> : <span />}
          </button>
        );
      })}
    </Strip>
  );

  function nameOf({ date, kind, recorded, expected, leave }: WorkDay): string {
    const words = [
      format.dayOfMonth(date),
      expected > 0 || recorded > 0 ? t('month.hours', { recorded, expected }) : '',
      leave > 0 ? t('month.leave', { count: leave }) : '',
      kind === 'leave' ? '' : t(STATES[kind]),
    ];
    return words.filter(Boolean).join(t('month.comma'));
  }
});
