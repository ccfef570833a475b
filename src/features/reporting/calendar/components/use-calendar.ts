import { useMemo, useState, startTransition, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { type CalendarDate, today, ownZone } from '@/lib/calendar-date';
import { SLOT_MINUTES } from '@/lib/time-slot';
import type { WorkIds } from '@/features/work/model/slot';
import type { WorkNames } from '@/features/work/model/slot-patch';
import type { Brush } from '../../painter/components/use-brushes';
import { useStrokeWords } from '../../painter/components/use-stroke-words';
import type { Canvas, Stroke } from '../../painter/model/stroke';
import type { Rounding } from '@/features/work/model/rounding';
import { acceptStroke, calendarPreviews, type CalendarPreview } from '../model/calendar-previews';
import { findShortEvents } from '../model/event-rounding';
import type { CalendarView } from './calendar-view';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { readRounding, writeRounding } from '../api/rounding-store';
import { readTitleWorks, writeTitleWorks } from '../api/title-work-store';
import { learn } from '../model/title-works';
import { readCalendarFile, type CalendarAnswer } from '../api/read-calendar-file';

type Options = {
  dates: readonly CalendarDate[];
  canvas: Canvas;
  commit: (stroke: Stroke) => void;
  isReplacing: boolean;
  brush: Brush;
  names: WorkNames;
  onAnnounce: (words: string) => void;
  onAsk: (preview: CalendarPreview) => void;
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
  onAsk,
}: Options) {
  const { t } = useTranslation('painter');
  const format = useFormat();
  const { file, answer, isReading, take, close } = useCalendarFile(dates);
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
    if (fallbackWork && unknown.length > 0) titles.learn(unknown, fallbackWork);
    onAnnounce(words.describePainted(stroke));
  }

  const view: CalendarView = {
    previewsOn: (date) => previews.filter((preview) => preview.date === date),
    hintsOn: (date) => hints.filter((hint) => hint.date === date),
    starts,
    findWork: ({ work }) => {
      const project = names.project(work?.projectId ?? 0);
      const task = names.task(work?.taskId ?? 0);
      return project && task ? { name: `${project.cd} ${format.name(task)}`, projectId: project.id } : null;
    },
    hasBrush: Boolean(brush),
    accept: (preview) => (preview.work || brush ? paint([preview]) : onAsk(preview)),
    dismiss: ({ id, title }) => {
      setDismissed(new Set([...dismissed, id]));
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
    isKept: titles.isKept,
    keep: titles.keep,
    learn: titles.learn,
    take: (chosen: File) => {
      setDismissed(new Set());
      take(chosen);
    },
    close,
    acceptAs: (preview: CalendarPreview, work: WorkIds) => paint([preview], work),
    acceptRecognised: () => paint(recognised),
    acceptOthers: () => paint(others),
  };
}

/** Includes lunch time that an event takes. Stable, because the timeline lays its rows by it. */
function useVisibleStarts(previews: readonly CalendarPreview[]): readonly number[] {
  const starts = previews.map(({ start }) => start);
  const atLunch = previews.find(({ lunch }) => lunch && !lunch.isFree);
  const reach = [
    Math.min(...starts),
    Math.max(...previews.map(({ finish }) => finish - SLOT_MINUTES)),
    atLunch?.lunch?.start ?? Infinity,
  ];
  const [first = 0, last = 0, lunch = 0] = reach;
  return useMemo(() => [first, last, lunch].filter(Number.isFinite), [first, last, lunch]);
}

export type Calendar = ReturnType<typeof useCalendar>;

function useRounding() {
  const { id } = useSignedInStaff();
  const [rounding, setRounding] = useState(() => readRounding(id));
  return {
    rounding,
    round: (next: Rounding) => {
      writeRounding(id, next);
      setRounding(next);
    },
  };
}

function useTitleWorks() {
  const { id } = useSignedInStaff();
  const [stored, setStored] = useState(() => readTitleWorks(id));

  function put({ works, isKept }: typeof stored) {
    writeTitleWorks(id, works, isKept);
    setStored({ works, isKept });
  }

  return {
    ...stored,
    // Another tab may have stored more since.
    learn: (titles: readonly string[], work: WorkIds) => {
      const now = readTitleWorks(id);
      put({ ...now, works: learn(now.works, titles, work) });
    },
    keep: (isKept: boolean) => put({ works: readTitleWorks(id).works, isKept }),
  };
}

/** Only the page holds the file; it is read again for other days. */
function useCalendarFile(dates: readonly CalendarDate[]) {
  const { email } = useSignedInStaff();
  const [file, setFile] = useState<File | null>(null);
  const [answered, setAnswered] = useState<{ answer: CalendarAnswer; days: string } | null>(null);
  const first = dates[0] ?? today();
  const last = dates.at(-1) ?? first;
  const days = `${first} ${last}`;

  useEffect(() => {
    if (!file) return;
    const controller = new AbortController();
    const question = { first, last, address: email ?? '', zone: ownZone() };
    void readCalendarFile(file, question, controller.signal).then((read) => {
      // A transition, because drawing the hundred elements of a full week would delay the user's input.
      if (!controller.signal.aborted) startTransition(() => setAnswered({ answer: read, days }));
    });
    return () => controller.abort();
  }, [file, first, last, days, email]);

  return {
    file,
    /** While `isReading`, still the answer for the days before. */
    answer: (file && answered?.answer) ?? null,
    isReading: file !== null && answered?.days !== days,
    take: (chosen: File) => {
      setAnswered(null);
      setFile(chosen);
    },
    close: () => setFile(null),
  };
}
