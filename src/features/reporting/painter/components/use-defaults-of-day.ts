import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { getWeekday, type CalendarDate } from '@/lib/calendar-date';
import type { Staff } from '@/session/staff-schema';
import { rememberUser } from '@/session/token-owner';
import { confirm } from '@/ui/confirm-dialog/confirm';
import type { StaffSlots } from '@/features/work/model/slot';
import { slotsOn } from '@/features/work/model/slot-days';
import { toContent } from '@/features/work/model/slot-patch';
import { useSaveSettings } from '../../api/setting-mutations';
import { useSlotReader } from '../../components/recorded/use-slot-reader';
import { useSettingHistory } from '../../components/settings/use-setting-history';
import { settingStep, summariseChanges } from '../../model/setting-step';

export function useDefaultsOfDay(person: Staff, people: readonly Staff[]) {
  const { t } = useTranslation(['painter', 'common']);
  const format = useFormat();
  const save = useSaveSettings();
  const { readBefore } = useSlotReader();
  const { remember, next, undo } = useSettingHistory(people);

  async function saveDefaults(date: CalendarDate, slots: StaffSlots): Promise<void> {
    const day = getWeekday(date);
    const requestedChanges = [...slotsOn(slots.days, date).values()]
      .filter(({ project, task }) => project && task)
      .map((slot) => ({ day, staffId: person.id, minutes: slot.minutes, wanted: toContent(slot) }));
    const weekday = format.weekday(day);
    if (requestedChanges.length === 0) {
      await confirm({
        title: t('painter:fill.asDefault', { weekday }),
        body: t('painter:fill.nothing'),
        confirmLabel: t('common:action.close'),
      });
      return;
    }
    // The question and the undo step need the defaults as saved now.
    const isSameUser = rememberUser();
    const settings = (await readBefore([person.id])).get(person.id)?.settings ?? slots.settings;
    if (!isSameUser()) return;
    const { created, replaced } = summariseChanges(requestedChanges, settings);
    await confirm({
      title: t('painter:fill.asDefaultTitle', { weekday, who: format.name(person) }),
      body: t('painter:fill.asDefaultBody', { created, replaced }),
      confirmLabel: t('painter:bar.save'),
      action: async () => {
        await save.mutateAsync(requestedChanges);
        remember(settingStep(requestedChanges, settings));
      },
    });
  }

  return { saveDefaults, undoDefaults: next.undo ? undo : null };
}
