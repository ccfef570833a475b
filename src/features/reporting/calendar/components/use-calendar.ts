import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import type { WorkIds } from '@/features/work/model/slot';
import type { WorkNames } from '@/features/work/model/slot-patch';
import type { Brush } from '../../painter/components/use-brushes';
import { useStrokeWords } from '../../painter/components/use-stroke-words';
import type { Canvas, Stroke } from '../../painter/model/stroke';
import { acceptStroke, type CalendarPreview } from '../model/calendar-previews';
import type { CalendarEvents } from './calendar-events-context';
import { useCalendarFile } from './use-calendar-file';
import { useRounding, useTitleWorks } from './use-calendar-settings';
import { useReadEvents } from './use-read-events';

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

/** Opens a calendar file, and accepts its events with the work of their titles, else with the brush. */
export function useCalendar(options: Options) {
  const { dates, canvas, commit, isReplacing, brush, names, onAnnounce, onChooseWork } = options;
  const { t } = useTranslation('painter');
  const format = useFormat();
  const { file, answer, isReading, open, close } = useCalendarFile(dates);
  const words = useStrokeWords(canvas);
  const titles = useTitleWorks();
  const { rounding, chooseRounding } = useRounding();
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const { previews, hints, starts } = useReadEvents({
    reading: answer?.kind === 'read' && !isReading ? answer.reading : null,
    canvas,
    isReplacing,
    rounding,
    titleWorks: titles.works,
    names,
    dismissed,
  });
  const recognised = previews.filter(({ work }) => work);
  const others = previews.filter(({ work }) => !work);

  function paint(accepted: readonly CalendarPreview[], fallbackWork = brush) {
    const stroke = acceptStroke(canvas, accepted, { isReplacing, work: fallbackWork ?? undefined });
    commit(stroke);
    const unknown = accepted.filter(({ work }) => !work).map(({ title }) => title);
    if (fallbackWork && unknown.length > 0) titles.remember(unknown, fallbackWork);
    onAnnounce(words.describePainted(stroke));
  }

  const events: CalendarEvents = {
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
    events,
    recognised,
    others,
    rounding,
    chooseRounding,
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

export type Calendar = ReturnType<typeof useCalendar>;
