import { useMemo } from 'react';
import { SLOT_MINUTES } from '@/lib/time-slot';
import type { Rounding } from '@/features/work/model/rounding';
import type { WorkNames } from '@/features/work/model/slot-patch';
import type { Canvas } from '../../painter/model/stroke';
import type { CalendarReading } from '../model/calendar-event';
import { calendarPreviews, type CalendarPreview } from '../model/calendar-previews';
import { findShortEvents } from '../model/event-rounding';
import type { TitleWorks } from '../model/title-works';

type Options = {
  /** Null without a file, and while it is read. */
  reading: CalendarReading | null;
  canvas: Canvas;
  isReplacing: boolean;
  rounding: Rounding;
  titleWorks: TitleWorks;
  names: WorkNames;
  dismissed: ReadonlySet<string>;
};

const NO_PREVIEWS: readonly CalendarPreview[] = [];

export function useReadEvents(options: Options) {
  const { reading, canvas, isReplacing, rounding, titleWorks, names, dismissed } = options;
  const works = useMemo(
    () =>
      new Map([...titleWorks].filter(([, work]) => names.project(work.projectId) && names.task(work.taskId))),
    [titleWorks, names],
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
  return { previews, hints, starts: useVisibleStarts(previews) };
}

/** The starts of the first and the last half hour of the events, and of the lunch that an event takes. */
function useVisibleStarts(previews: readonly CalendarPreview[]): readonly number[] {
  const first = Math.min(...previews.map(({ start }) => start));
  const last = Math.max(...previews.map(({ finish }) => finish - SLOT_MINUTES));
  const atLunch = previews.find((preview) => preview.lunch && !preview.lunch.isFree);
  const lunch = atLunch?.lunch?.start ?? Infinity;
  // Without events the smallest and the largest number are infinite.
  return useMemo(() => [first, last, lunch].filter(Number.isFinite), [first, last, lunch]);
}
