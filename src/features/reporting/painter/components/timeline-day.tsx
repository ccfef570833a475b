import { memo, useSyncExternalStore, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';
import { classNames } from '@/lib/class-names';
import { useFormat } from '@/i18n/format';
import { isLunch } from '@/features/work/model/usual-day';
import { DayHints } from '../../calendar/components/day-hints';
import { DayPreviews } from '../../calendar/components/day-previews';
import { formatMinutes, formatTimes } from '../../model/format-minutes';
import { blockOver, type TimelineBlock } from '../model/timeline-blocks';
import type { OverlayStore } from './overlay-store';
import { toGridRow, gridTemplate, type Rows } from './row-geometry';
import { TimelineBlockView } from './timeline-block-view';
import styles from './timeline.module.css';
import { NO_TONE, toneStyle } from './tone';

type TimelineDayProps = {
  date: CalendarDate;
  isToday: boolean;
  /** In hours, less leave. */
  expected: number;
  leave: number;
  isOff: boolean;
  rows: Rows;
  blocks: readonly TimelineBlock[];
  /** The active half hour of the keys; null on other days. */
  activeStart: number | null;
  overlay: OverlayStore;
};

/** A day of the timeline: a row of the grid for screen readers, a column on the screen. */
export const TimelineDay = memo(function TimelineDay(props: TimelineDayProps) {
  const { date, isToday, expected, leave, isOff, rows, blocks, activeStart, overlay } = props;
  const { t } = useTranslation(['painter', 'reporting']);
  const format = useFormat();
  const day = format.dayOfMonth(date);
  const filled = blocks.filter(({ state }) => state !== 'cleared');
  const hours = filled.reduce((sum, { start, finish }) => sum + (finish - start) / 60, 0);
  const share: CSSProperties & { '--share': number } = {
    '--share': expected > 0 ? Math.min(1, hours / expected) : Number(hours > 0),
  };

  return (
    <div role="row" className={classNames(styles.day, isToday && styles.today, isOff && styles.off)}>
      <div role="rowheader" className={styles.head}>
        <b>{day}</b>
        <i aria-hidden style={share} />
        <span className="tabular">
          {t(leave > 0 ? 'painter:dayHoursLeave' : 'painter:dayHours', {
            hours,
            due: expected,
            count: leave,
          })}
        </span>
        <DayHints date={date} />
      </div>
      <div className={styles.body} data-body={date} style={{ gridTemplateRows: gridTemplate(rows) }}>
        {rows.starts.map((start, index) => (
          <span
            key={start}
            role="gridcell"
            className={classNames(
              styles.cell,
              start % 60 === 0 && styles.hour,
              isLunch(start) && styles.lunch,
            )}
            tabIndex={start === activeStart ? 0 : -1}
            aria-label={t('painter:cell.name', {
              day,
              time: formatMinutes(start),
              content: describeContent(start),
            })}
            data-date={date}
            data-start={start}
            style={{ gridRow: index + 1 }}
          />
        ))}
        {blocks.map((block) => (
          <TimelineBlockView
            key={block.start}
            block={block}
            gridRow={toGridRow(rows, block.start, block.finish)}
          />
        ))}
        <DayPreviews date={date} rows={rows} />
        <DayOverlay date={date} rows={rows} overlay={overlay} />
      </div>
    </div>
  );

  function describeContent(start: number): string {
    const block = blockOver(blocks, start);
    if (!block) return t('painter:cell.empty');
    const { slot, state } = block;
    const project = slot.project?.cd ?? t('reporting:day.deletedProject');
    const task = slot.task ? format.name(slot.task) : t('reporting:day.deletedTask');
    const work = `${project} ${task}`;
    return state === 'recorded'
      ? work
      : t('painter:cell.withState', { work, state: describeState(block, start) });
  }

  function describeState({ state, replacedStarts }: TimelineBlock, start: number): string {
    if (state === 'cleared') return t('painter:cell.cleared');
    if (state === 'waiting') return t('painter:cell.waiting');
    return replacedStarts.includes(start) ? t('painter:cell.replaces') : t('painter:cell.new');
  }
});

function DayOverlay({ date, rows, overlay }: Pick<TimelineDayProps, 'date' | 'rows' | 'overlay'>) {
  const { t } = useTranslation('painter');
  const shown = useSyncExternalStore(overlay.subscribe, overlay.get);
  if (!shown) return null;
  return shown.spans
    .filter((span) => span.date === date)
    .map(({ start, finish }) => (
      <div
        key={start}
        className={styles[shown.kind]}
        aria-hidden
        style={{
          ...(shown.projectId === null ? NO_TONE : toneStyle(shown.projectId)),
          gridRow: toGridRow(rows, start, finish),
        }}
      >
        {shown.kind === 'preview' && t('times', formatTimes({ start, finish }))}
      </div>
    ));
}
