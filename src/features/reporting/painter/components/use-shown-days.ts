import { useCallback, useMemo, useState } from 'react';
import { addDays, type CalendarDate } from '@/lib/calendar-date';
import { useToday } from '@/ui/page/use-today';
import { useReportingDraft } from '../../components/draft/use-reporting-draft';
import { DAY_COUNTS, datesShown, USUAL_START, type Cell } from '../model/timeline-cells';

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

/** The URL follows a key or a press with a delay, so the half hour is state; when the URL changes, it wins. */
function useActiveCell(address: CalendarDate, onDateShown: (date: CalendarDate) => void) {
  const [state, setState] = useState({ date: address, start: USUAL_START, address });
  const hasNewAddress = state.address !== address;
  if (hasNewAddress) setState({ date: address, start: state.start, address });
  const active: Cell = { date: hasNewAddress ? address : state.date, start: state.start };

  const showDate = useCallback(
    (date: CalendarDate) => {
      setState(({ start }) => ({ date, start, address }));
      onDateShown(date);
    },
    [address, onDateShown],
  );

  function activate(cell: Cell): void {
    setState({ ...cell, address });
    if (cell.date !== active.date) onDateShown(cell.date);
  }

  return { active, showDate, activate };
}
