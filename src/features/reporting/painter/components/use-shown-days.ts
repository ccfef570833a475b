import { useCallback, useMemo, useState } from 'react';
import { addDays, type CalendarDate } from '@/lib/calendar-date';
import { USUAL_START } from '@/features/work/model/usual-day';
import { useToday } from '@/ui/page/use-today';
import { useReportingDraft } from '../../components/draft/use-reporting-draft';
import { DAY_COUNTS, datesShown, type Cell } from '../model/timeline-cells';

type ShownDaysProps = {
  dateInUrl: CalendarDate | null;
  onDateShown: (date: CalendarDate) => void;
  daysInUrl: number | null;
};

export function useShownDays({ dateInUrl, onDateShown, daysInUrl }: ShownDaysProps, isNarrow: boolean) {
  const today = useToday();
  const lastPicked = useReportingDraft((draft) => draft.dates?.at(-1));
  const { active, showDate, activate } = useActiveCell(dateInUrl ?? lastPicked ?? today, onDateShown);
  const count = DAY_COUNTS.find((days) => days === daysInUrl) ?? (isNarrow ? 1 : 5);
  const dates = useMemo(() => datesShown(active.date, count), [active.date, count]);
  const page = (step: -1 | 1) => showDate(addDays(active.date, step * (count === 1 ? 1 : 7)));
  return { active, activate, count, dates, showDate, page };
}

/** The active half hour is state, because the URL follows with a delay. A change of the URL wins. */
function useActiveCell(requestedDate: CalendarDate, onDateShown: (date: CalendarDate) => void) {
  const [{ active, followed }, setState] = useState({
    active: { date: requestedDate, start: USUAL_START },
    followed: requestedDate,
  });
  if (followed !== requestedDate) {
    setState({ active: { date: requestedDate, start: active.start }, followed: requestedDate });
  }

  const showDate = useCallback(
    (date: CalendarDate) => {
      setState((before) => ({ active: { date, start: before.active.start }, followed: requestedDate }));
      onDateShown(date);
    },
    [requestedDate, onDateShown],
  );

  function activate(cell: Cell): void {
    setState({ active: cell, followed: requestedDate });
    if (cell.date !== active.date) onDateShown(cell.date);
  }

  return { active, showDate, activate };
}
