import { useState } from 'react';
import { useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import { useSignedInStaff } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';
import { useCalendar } from '../../calendar/components/use-calendar';
import type { useStaffSlots } from '../../components/recorded/use-staff-slots';
import { useSlotHistory } from '../../components/writing/use-slot-history';
import type { Cell, DayCount } from '../model/timeline-cells';
import type { PainterSheetTarget } from './painter-sheet';
import { useDaysToComplete } from './use-days-to-complete';
import { usePainterBrushes } from './use-painter-brushes';
import { usePainterDays } from './use-painter-days';
import { usePainterFills } from './use-painter-fills';
import { usePainterKeys } from './use-painter-keys';
import { usePainting } from './use-painting';
import { usePaintingSave } from './use-painting-save';
import { useRequestedFill } from './use-requested-fill';
import { useShownDays } from './use-shown-days';

export type PainterProps = {
  staffIds: readonly number[];
  people: readonly Staff[];
  chosen: readonly Staff[];
  shownPerson: Staff;
  onPersonShown: (staffId: number) => void;
  staffSlots: ReturnType<typeof useStaffSlots>;
  dateInUrl: CalendarDate | null;
  onDateShown: (date: CalendarDate) => void;
  daysInUrl: number | null;
  onDaysShown: (days: DayCount) => void;
};

export function usePainter(props: PainterProps, isNarrow: boolean) {
  const { staffIds, people, chosen, shownPerson, staffSlots } = props;
  const me = useSignedInStaff();
  const shownDays = useShownDays(props, isNarrow);
  const { active, dates, showDate } = shownDays;
  const shown = active.date;
  const { recorded } = staffSlots;
  const painting = usePainting(shownPerson.id, staffIds, recorded);
  const { canvas, commit, names, slots, planned } = painting;
  const history = useSlotHistory(people);
  const month = usePainterDays({ person: shownPerson, slots: planned, dates, shown });
  const [isReplacing, setIsReplacing] = useState(false);
  const [sheet, setSheet] = useState<PainterSheetTarget | null>(null);
  const { announcement, setAnnouncement } = useAnnouncement();
  const brushes = usePainterBrushes({
    slots,
    planned,
    shownDays,
    isInUse: canvas.painted.size > 0 || history.next.undo !== undefined,
    onAnnounce: setAnnouncement,
  });
  const { brush, chooseByKey, point } = brushes;
  const saving = usePaintingSave({ shown: recorded, people, history, onAnnounce: setAnnouncement });
  const { save } = saving;
  const toComplete = useDaysToComplete({
    days: month.toComplete,
    shown,
    onDate: showDate,
    onAnnounce: setAnnouncement,
  });

  const fills = usePainterFills({
    canvas,
    commit,
    people: chosen,
    dates,
    isReplacing,
    brush: brush ?? null,
    date: shown,
    onAnnounce: setAnnouncement,
  });
  useRequestedFill(fills, slots !== undefined);

  const isOwn = canvas.staffIds.length === 1 && shownPerson.id === me.id;
  const calendar = useCalendar({
    dates,
    canvas,
    commit,
    isReplacing,
    brush,
    names,
    onAnnounce: setAnnouncement,
    onChooseWork: (event) => setSheet({ cell: event, block: undefined, event }),
  });

  async function saveNext(): Promise<void> {
    const isSaved = await save();
    if (isSaved && toComplete.next) showDate(toComplete.next);
  }

  function activate(cell: Cell): void {
    point(null);
    shownDays.activate(cell);
  }

  usePainterKeys({ onBrush: chooseByKey, onSave: () => void save(), onDayToComplete: toComplete.step });

  return {
    shownDays,
    month,
    painting,
    history,
    saving: { ...saving, saveNext: toComplete.next ? () => void saveNext() : null },
    brushes,
    fills,
    isReplacing,
    setIsReplacing,
    /** Null for another person or several: a calendar shows only its owner's work. */
    ownCalendar: isOwn ? calendar : null,
    calendar,
    sheet,
    setSheet,
    announcement,
    setAnnouncement,
    activate,
  };
}

/** The last announcement; empty after a change of the language. */
function useAnnouncement() {
  const { language } = useFormat();
  const [last, setLast] = useState({ words: '', language, count: 0 });
  return {
    announcement: { words: last.language === language ? last.words : '', count: last.count },
    setAnnouncement: (words: string) => setLast(({ count }) => ({ words, language, count: count + 1 })),
  };
}

export type PainterState = ReturnType<typeof usePainter>;
