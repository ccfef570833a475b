import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import { SLOT_MINUTES } from '@/lib/time-slot';
import type { WorkIds } from '@/features/work/model/slot';
import type { WorkNames } from '@/features/work/model/slot-patch';
import type { Brush } from '../../painter/components/use-brushes';
import { useStrokeWords } from '../../painter/components/use-stroke-words';
import type { Canvas, Stroke } from '../../painter/model/stroke';
import { acceptStroke, calendarPreviews, type CalendarPreview } from '../model/calendar-previews';
import { findShortEvents } from '../model/event-rounding';
import type { CalendarView } from './calendar-view';
import { useCalendarFile } from './use-calendar-file';
import { useRounding, useTitleWorks } from './use-calendar-settings';

type Options = {
  dates: readonly CalendarDate[];
  canvas: Canvas;
  commit: (stroke: Stroke) => void;
  isReplacing: boolean;
  brush: Brush;
  names: WorkNames;
  onAnnounce: (words: string) => void;
  onChooseWork: (preview: CalendarPreview) => void;
};

const NO_PREVIEWS: readonly CalendarPreview[] = [];

/** Accepts events with the work of their titles, else with the brush. */
export function useCalendar({
  dates,
  canvas,
  commit,
  isReplacing,
  brush,
  names,
  onAnnounce,
  onChooseWork,
}: Options) {
  const { t } = useTranslation('painter');
  const format = useFormat();
  const { file, answer, isReading, open, close } = useCalendarFile(dates);
  const words = useStrokeWords(canvas);
  const titles = useTitleWorks();
  const { rounding, round } = useRounding();
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const reading = answer?.kind === 'read' && !isReading ? answer.reading : null;
  // Deleted projects and tasks are omitted.
  const works = useMemo(
    () =>
      new Map(
        [...titles.works].filter(([, work]) => names.project(work.projectId) && names.task(work.taskId)),
      ),
    [titles.works, names],
  );
  const previews = useMemo(
    () =>
      reading
        ? calendarPreviews(reading.events, { canvas, isReplacing, rounding, works, dismissed })
        : NO_PREVIEWS,
    [reading, canvas, isReplacing, rounding, works, dismissed],
  );
  const hints = useMemo(() => {
    if (!reading) return [];
    const events = reading.events.filter(({ id }) => !dismissed.has(id));
    return [...reading.hints, ...findShortEvents(events, rounding)];
  }, [reading, rounding, dismissed]);
  const starts = useVisibleStarts(previews);
  const recognised = previews.filter(({ work }) => work);
  const others = previews.filter(({ work }) => !work);

  function paint(accepted: readonly CalendarPreview[], fallbackWork = brush) {
    const stroke = acceptStroke(canvas, accepted, { isReplacing, work: fallbackWork ?? undefined });
    commit(stroke);
    const unknown = accepted.filter(({ work }) => !work).map(({ title }) => title);
    if (fallbackWork && unknown.length > 0) titles.remember(unknown, fallbackWork);
    onAnnounce(words.describePainted(stroke));
  }

  const view: CalendarView = {
    previewsOn: (date) => previews.filter((preview) => preview.date === date),
    hintsOn: (date) => hints.filter((hint) => hint.date === date),
    starts,
    findWork: ({ work }) => {
      const project = work && names.project(work.projectId);
      const task = work && names.task(work.taskId);
      return project && task ? { name: `${project.cd} ${format.name(task)}`, projectId: project.id } : null;
    },
    hasBrush: Boolean(brush),
    accept: (preview) => (preview.work || brush ? paint([preview]) : onChooseWork(preview)),
    dismiss: ({ id, title }) => {
      setDismissed((ids) => new Set(ids).add(id));
      onAnnounce(t('calendar.dismissed', { title: title || t('calendar.untitled') }));
    },
  };

  return {
    file,
    answer,
    isReading,
    view,
    recognised,
    others,
    rounding,
    round,
    keepsTitles: titles.isKept,
    keepTitles: titles.keep,
    rememberWork: titles.remember,
    open: (chosen: File) => {
      setDismissed(new Set());
      open(chosen);
    },
    close,
    acceptAs: (preview: CalendarPreview, work: WorkIds) => paint([preview], work),
    acceptRecognised: () => paint(recognised),
    acceptOthers: () => paint(others),
  };
}

/** Includes lunch time that an event takes. Stable, because the timeline lays its rows by it. */
function useVisibleStarts(previews: readonly CalendarPreview[]): readonly number[] {
  const first = Math.min(...previews.map(({ start }) => start));
  const last = Math.max(...previews.map(({ finish }) => finish - SLOT_MINUTES));
  const atLunch = previews.find((preview) => preview.lunch && !preview.lunch.isFree);
  const lunch = atLunch?.lunch?.start ?? Infinity;
  // Without events the smallest and the largest number are infinite.
  return useMemo(() => [first, last, lunch].filter(Number.isFinite), [first, last, lunch]);
}

export type Calendar = ReturnType<typeof useCalendar>;
