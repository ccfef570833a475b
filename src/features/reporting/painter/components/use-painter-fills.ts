import { useTranslation } from 'react-i18next';
import { fitToDaysOff } from '@/features/work/model/days-off';
import { summariseWork } from '@/features/work/model/due-from';
import { createSettingsPatch } from '@/features/work/model/patch-sources';
import { applyPatch, type PatchedSlot, type SlotPatch } from '@/features/work/model/slot-patch';
import type { Staff } from '@/session/staff-schema';
import { useToday } from '@/ui/page/use-today';
import { useDraftStore } from '../../components/draft/use-reporting-draft';
import { useTargetWords } from '../../components/preview/use-target-words';
import { useDaysOff } from '../../components/recorded/use-days-off';
import { createFill, daysToCompleteAround, type FillKind, type FillTarget } from '../model/fills';
import { countChanged, fillStroke, type Canvas, type Stroke } from '../model/stroke';
import { useClip } from './use-clip';

type Options = Omit<FillTarget, 'findDaysToComplete'> & {
  people: readonly Staff[];
  canvas: Canvas;
  commit: (stroke: Stroke) => void;
  isReplacing: boolean;
  onAnnounce: (words: string) => void;
};

export function usePainterFills({ canvas, commit, people, isReplacing, onAnnounce, ...target }: Options) {
  const { t } = useTranslation('painter');
  const today = useToday();
  const words = useTargetWords(people);
  const { readDaysOff } = useDaysOff(people, canvas.staffIds);
  const store = useDraftStore();

  function paint(onto: Canvas, patch: SlotPatch, notes: readonly string[] = []) {
    const stroke = fillStroke(onto, patch, isReplacing);
    commit(stroke);
    const kept = patch.size - stroke.patch.size;
    const isLoaded = onto.recorded.has(onto.staffIds[0]);
    const announcements = [
      patch.size === 0 && notes.length === 0 && t(isLoaded ? 'fill.nothing' : 'month.notLoaded'),
      patch.size > 0 && t('fill.filled', { count: countChanged(onto, stroke) }),
      kept > 0 && t('fill.kept', { count: kept }),
      ...notes,
    ];
    onAnnounce(announcements.filter((text) => text !== false).join(' · '));
  }

  const listDates = (slots: readonly PatchedSlot[]) =>
    words.listDates([...new Set(slots.map(({ date }) => date))].sort());

  async function fill(kind: FillKind): Promise<void> {
    if (kind === 'rest' && !target.brush) {
      onAnnounce(t('fill.noBrush'));
      return;
    }
    const { findDaysOff, isLeaveUnknown, isCalendarUnknown } = await readDaysOff();
    // The user may have painted while leave and holidays were read.
    const current: Canvas = { ...canvas, painted: store.get().painted };
    const planned = applyPatch(current.recorded, current.painted);
    const findDaysToComplete = (staffId: number) => {
      const slots = planned.get(staffId);
      return slots
        ? daysToCompleteAround(target.date, { today, ...summariseWork(slots), ...findDaysOff(staffId) })
        : [];
    };
    const wanted = createFill(kind, current, { ...target, findDaysToComplete });
    const { patch, leftOut } = fitToDaysOff(wanted.patch, planned, findDaysOff);
    const { leave, holiday, workingHours } = leftOut;
    const notes = [
      wanted.skipped > 0 && t('fill.skipped', { count: wanted.skipped }),
      leave.length > 0 && t('fill.onLeave', { count: leave.length, dates: listDates(leave) }),
      holiday.length > 0 && t('fill.onHoliday', { count: holiday.length, dates: listDates(holiday) }),
      workingHours.length > 0 &&
        t('fill.beyondHours', { count: workingHours.length, dates: listDates(workingHours) }),
      isLeaveUnknown && patch.size > 0 && t('fill.leaveUnknown'),
      isCalendarUnknown && patch.size > 0 && t('fill.calendarUnknown'),
    ];
    paint(
      current,
      patch,
      notes.filter((note) => note !== false),
    );
  }

  /** For a link that shows one day: fills it with its defaults, else with the brush. */
  function fillDay(): void {
    const settings = createSettingsPatch(
      { staffIds: canvas.staffIds, dates: [target.date] },
      canvas.recorded,
    );
    void fill(settings.size > 0 ? 'defaults' : 'rest');
  }

  const { canPaste, copy, paste } = useClip({
    canvas,
    dates: target.dates,
    onPasted: (patch) => paint(canvas, patch),
    onAnnounce,
  });

  return { fillDay, fill: (kind: FillKind) => void fill(kind), canPaste, copy, paste };
}

export type PainterFills = ReturnType<typeof usePainterFills>;
