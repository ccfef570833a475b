import { useMemo, useState } from 'react';
import type { Rounding } from '@/features/work/model/rounding';
import { isCalendarDate } from '@/lib/calendar-date';
import { toggled } from '@/lib/toggled';
import { rememberMatch } from '../../api/column-memory';
import { rememberName, rememberedNames } from '../../api/name-memory';
import { moveSource } from '../../components/import-source';
import { useImportFile } from '../../components/use-import-file';
import { useWorkerCheck, type CheckCalls } from '../../components/use-worker-check';
import { createDraft, withMatch, withSource, type ImportDraft } from '../../model/import-draft';
import type { ListPlace } from '../../model/sheet-list';
import type { HoursCheck, HoursContext, HoursQuestion } from '../model/check-hours';
import type { DateOrder } from '../model/date-order';
import { createDayPatch, tickKey, type DayPlan, type TickableState } from '../model/day-plan';
import { useHoursRecords } from './use-hours-records';

const CALLS: CheckCalls<HoursContext, HoursQuestion, HoursCheck> = {
  compare: (worker, context) => worker.send('compareHoursWith', context),
  check: (worker, question) => worker.ask('checkHours', question),
};

const NO_IDS: readonly number[] = [];
const NO_DAYS: readonly DayPlan[] = [];
const NO_TICKS: ReadonlySet<string> = new Set();

/** Null unless the name contains exactly one date. */
function findDayInName(fileName: string) {
  const days = fileName.match(/\d{4}-\d{2}-\d{2}/g) ?? [];
  const [day] = days;
  return days.length === 1 && isCalendarDate(day) ? day : null;
}

export function useHoursImport(userId: number) {
  const [draft, setDraft] = useState<ImportDraft | null>(null);
  const [rounding, setRounding] = useState<Rounding>('nearest');
  const [dateOrder, setDateOrder] = useState<DateOrder | null>(null);
  const [chosenNames, setChosenNames] = useState(() => rememberedNames(userId));
  const [ticks, setTicks] = useState(NO_TICKS);
  const [staffIds, setStaffIds] = useState(NO_IDS);

  const hoursRecords = useHoursRecords(draft ? staffIds : NO_IDS, draft !== null);
  const rows = draft?.rows;
  const fileName = draft?.fileName;
  const question = useMemo(
    (): HoursQuestion | null =>
      rows
        ? { rows, fileDate: findDayInName(fileName ?? ''), dateOrder, rounding, chosen: chosenNames }
        : null,
    [rows, fileName, dateOrder, rounding, chosenNames],
  );
  const { answer, isCompared, hasFailed, forget } = useWorkerCheck(CALLS, hoursRecords.context, question);
  const foundStaffIds = answer?.staffIds ?? NO_IDS;
  const hasSamePeople = foundStaffIds.join() === staffIds.join();
  // The records of the people in the file are read next; then the file is checked again.
  if (answer && isCompared && !hasSamePeople) setStaffIds(foundStaffIds);
  const isReady = isCompared && !hoursRecords.isReading && hasSamePeople;
  const days = answer?.days ?? NO_DAYS;
  const patch = useMemo(() => createDayPatch(days, ticks), [days, ticks]);

  function open(opened: ImportDraft | null) {
    forget();
    setDraft(opened);
    setTicks(NO_TICKS);
    setDateOrder(null);
  }

  const file = useImportFile('hours', userId, open);

  return {
    kind: 'hours' as const,
    draft,
    file,
    hoursRecords,
    checked: answer,
    days,
    patch,
    ticks,
    rounding,
    dateOrder,
    hasFailed,
    /** True if the shown days are compared with the current records. */
    isReady,
    /** True before `isReady`, unless a failure ends the wait. */
    isWaiting: !isReady && !hasFailed && !hoursRecords.error,
    setRounding,
    setDateOrder,
    readAt: (change: Partial<ListPlace>) => {
      if (!draft?.source) return;
      const source = moveSource('hours', userId, draft.source, change);
      if (source.sheet === draft.source.sheet) {
        forget();
        setDraft(withSource(draft, source));
      } else {
        open(createDraft(draft.fileName, source));
      }
    },
    matchColumn: (column: number, name: string | null) => {
      if (!draft) return;
      const next = withMatch(draft, column, name);
      setDraft(next);
      if (next.source) rememberMatch(userId, 'hours', next.source.lines, next.source.match);
    },
    matchName: (fingerprint: string, id: number | null) =>
      setChosenNames(rememberName(userId, fingerprint, id)),
    toggle: (day: DayPlan, state: TickableState) => {
      setTicks(toggled(ticks, tickKey(day.id, state)));
    },
    tickAll: (state: TickableState) => {
      const daysWithState = days.filter(({ slots }) => slots.some((slot) => slot.state === state));
      setTicks(new Set([...ticks, ...daysWithState.map(({ id }) => tickKey(id, state))]));
    },
    untickAll: () => setTicks(NO_TICKS),
    close: () => open(null),
  };
}

export type HoursImport = ReturnType<typeof useHoursImport>;
