import {
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';
import { classNames } from '@/lib/class-names';
import { SLOT_MINUTES } from '@/lib/time-slot';
import { hasModifier } from '@/lib/key-press';
import { formatTimes } from '../../model/format-minutes';
import { toGridRow, type Rows } from '../../painter/components/row-geometry';
import { NO_TONE, toneStyle } from '../../painter/components/tone';
import type { CalendarPreview } from '../model/calendar-previews';
import { CalendarEventsContext } from './calendar-events-context';
import styles from './day-previews.module.css';

/** The share of a day's width that stays free for painting, in %. */
const FREE_SHARE = 28;

/** All events of a full week in one frame would block the page. */
const EVENTS_PER_FRAME = 2;

/** The grid beneath would paint or open a sheet. */
const stopPropagation = (event: SyntheticEvent) => event.stopPropagation();

export function DayPreviews({ date, rows }: { date: CalendarDate; rows: Rows }) {
  const { previewsOn } = use(CalendarEventsContext);
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
  const { findWork, hasBrush, accept, dismiss } = use(CalendarEventsContext);
  const { t } = useTranslation('painter');
  const { start, finish, lane, lanes } = preview;
  const work = findWork(preview);
  const { title, times, exactTimes, atLunch, parts } = usePreviewWords(preview, work?.name, hasBrush);
  const minutes = finish - start;
  const isShort = minutes <= 2 * SLOT_MINUTES;
  const cell = useRef<HTMLDivElement>(null);

  // A layout effect, because its cleanup finds the event still in the page, with the focus.
  useLayoutEffect(() => {
    const disappearing = cell.current;
    return () => {
      if (disappearing?.contains(document.activeElement)) focusNeighbour(disappearing);
    };
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (hasModifier(event) || event.shiftKey) return;
    // The grid would paint its active half hour on these keys.
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    // The next event gets the focus, so a held key would dismiss that event, too.
    if (!event.repeat) dismiss(preview);
  }

  return (
    <div
      ref={cell}
      role="gridcell"
      tabIndex={-1}
      className={classNames(
        styles.preview,
        work && styles.recognised,
        isShort && styles.short,
        minutes <= SLOT_MINUTES && styles.line,
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
        aria-label={parts.join(t('month.comma'))}
        title={parts.join('\n')}
        onClick={() => accept(preview)}
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
        onClick={() => dismiss(preview)}
      >
        ×
      </button>
    </div>
  );
}

/** `parts` lists all words about the event, and what accepting it does. */
function usePreviewWords(preview: CalendarPreview, workName: string | undefined, hasBrush: boolean) {
  const { t } = useTranslation('painter');
  const { exact, lunch, lanes } = preview;
  const title = preview.title || t('calendar.untitled');
  const times = t('times', formatTimes(preview));
  const exactTimes = exact && t('calendar.exact', formatTimes(exact));
  const atLunch = lunch && t(lunch.isFree ? 'calendar.lunchFree' : 'calendar.lunchTaken', formatTimes(lunch));
  const acceptsUnknown = hasBrush ? t('calendar.acceptsWithBrush') : t('calendar.acceptsAsked');
  const accepts = workName ? t('calendar.acceptsAs', { work: workName }) : acceptsUnknown;
  const candidates = [title, times, exactTimes, atLunch, accepts, lanes > 1 && t('calendar.overlaps')];
  return {
    title,
    times,
    exactTimes,
    atLunch,
    parts: candidates.filter((part) => part !== null && part !== false),
  };
}

/** Moves the focus from an event to its neighbour, else to the active half hour. */
function focusNeighbour(event: HTMLElement): void {
  const grid = event.closest('[role=grid]');
  const previews = [...(grid?.querySelectorAll<HTMLElement>('[data-accept]') ?? [])];
  const own = event.querySelector<HTMLElement>('[data-accept]');
  const index = own ? previews.indexOf(own) : -1;
  const neighbour =
    previews[index + 1] ??
    previews[index - 1] ??
    grid?.querySelector<HTMLElement>('[data-start][tabindex="0"]');
  neighbour?.focus({ preventScroll: true });
}
