import { use, useEffect, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';
import { classNames } from '@/lib/class-names';
import { SLOT_MINUTES } from '@/lib/time-slot';
import { hasModifier } from '@/lib/key-press';
import { formatMinutes } from '../../model/format-minutes';
import { toGridRow, type Rows } from '../../painter/components/row-geometry';
import timeline from '../../painter/components/timeline.module.css';
import { NO_TONE, toneStyle } from '../../painter/components/tone';
import type { DayHint } from '../model/calendar-event';
import type { CalendarPreview } from '../model/calendar-previews';
import { CalendarContext } from './calendar-view';
import styles from './day-previews.module.css';

const formatTimes = ({ start, finish }: { start: number; finish: number }) => ({
  start: formatMinutes(start),
  finish: formatMinutes(finish),
});

/** The share of a day's width that stays free for painting, in %. */
const FREE_SHARE = 28;

/** So many events are drawn in one frame: a full week at once would block the page. */
const EVENTS_PER_FRAME = 2;

/** The grid beneath would paint or open a sheet on these events. */
const stopPropagation = (event: SyntheticEvent) => event.stopPropagation();

export function DayPreviews({ date, rows }: { date: CalendarDate; rows: Rows }) {
  const { previewsOn } = use(CalendarContext);
  const previews = previewsOn(date);
  const [drawn, setDrawn] = useState(EVENTS_PER_FRAME);
  const isWhole = drawn >= previews.length;
  useEffect(() => {
    if (isWhole) return undefined;
    const id = requestAnimationFrame(() => setDrawn(drawn + EVENTS_PER_FRAME));
    return () => cancelAnimationFrame(id);
  }, [isWhole, drawn]);
  return previews
    .slice(0, drawn)
    .map((preview) => <CalendarPreviewView key={preview.id} preview={preview} rows={rows} />);
}

function CalendarPreviewView({ preview, rows }: { preview: CalendarPreview; rows: Rows }) {
  const { findWork, hasBrush, accept, dismiss } = use(CalendarContext);
  const { t } = useTranslation('painter');
  const { start, finish, exact, lunch, overlaps, lane, lanes } = preview;
  const isShort = finish - start <= 2 * SLOT_MINUTES;
  const work = findWork(preview);
  const title = preview.title || t('calendar.untitled');
  const times = t('calendar.times', formatTimes(preview));
  const exactTimes = exact && t('calendar.exact', formatTimes(exact));
  const atLunch = lunch && t(lunch.isFree ? 'calendar.lunchFree' : 'calendar.lunchTaken', formatTimes(lunch));
  const unknown = hasBrush ? t('calendar.acceptsWithBrush') : t('calendar.acceptsAsked');
  const accepts = work ? t('calendar.acceptsAs', { work: work.name }) : unknown;
  const words = [title, times, exactTimes, atLunch, accepts, overlaps && t('calendar.overlaps')];

  const moveFocusAnd = (act: (preview: CalendarPreview) => void) => (event: SyntheticEvent<HTMLElement>) => {
    focusNext(event.currentTarget);
    act(preview);
  };

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (hasModifier(event)) return;
    // The grid would paint its active half hour on these keys.
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    moveFocusAnd(dismiss)(event);
  }

  return (
    <div
      role="gridcell"
      tabIndex={-1}
      className={classNames(
        styles.preview,
        work && styles.recognised,
        isShort && styles.short,
        finish - start <= SLOT_MINUTES && styles.line,
      )}
      onPointerDown={stopPropagation}
      onDoubleClick={stopPropagation}
      onContextMenu={stopPropagation}
      onKeyDown={onKeyDown}
      style={{
        ...(work ? toneStyle(work.projectId) : NO_TONE),
        gridRow: toGridRow(rows, start, finish),
        marginInlineStart: `${FREE_SHARE + ((100 - FREE_SHARE) * lane) / lanes}%`,
        width: `${(100 - FREE_SHARE) / lanes}%`,
      }}
    >
      <button
        type="button"
        className={styles.accept}
        data-accept
        aria-label={words.filter(Boolean).join(t('month.comma'))}
        title={words.filter(Boolean).join('\n')}
        onClick={moveFocusAnd(accept)}
      >
        <span>
          <b>{title}</b>
          <small className={classNames(styles.times, 'tabular')}>
            {exactTimes ? `${times} ${exactTimes}` : times}
          </small>
          {atLunch && !isShort && <small>{atLunch}</small>}
          {work && <small>{`→ ${work.name}`}</small>}
        </span>
      </button>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={t('calendar.dismiss', { title })}
        onClick={moveFocusAnd(dismiss)}
      >
        ×
      </button>
    </div>
  );
}

/** The focused event disappears: the focus moves to the next event, else to the active half hour. */
function focusNext(from: HTMLElement): void {
  const grid = from.closest('[role=grid]');
  const previews = [...(grid?.querySelectorAll<HTMLElement>('[data-accept]') ?? [])];
  const own = from.closest('[role=gridcell]')?.querySelector<HTMLElement>('[data-accept]');
  const at = own ? previews.indexOf(own) : -1;
  const next =
    previews[at + 1] ?? previews[at - 1] ?? grid?.querySelector<HTMLElement>('[data-start][tabindex="0"]');
  next?.focus({ preventScroll: true });
}

export function DayHints({ date }: { date: CalendarDate }) {
  const { hintsOn } = use(CalendarContext);
  const { t } = useTranslation('painter');
  const hints = hintsOn(date);
  const formatTitle = ({ title }: DayHint) => title || t('calendar.untitled');
  const words = (hint: DayHint) =>
    hint.times
      ? t('calendar.titleAt', { ...formatTimes(hint.times), title: formatTitle(hint) })
      : formatTitle(hint);
  const joinTitles = (kind: DayHint['kind']) =>
    hints
      .filter((hint) => hint.kind === kind)
      .map(words)
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
