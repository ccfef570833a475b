import { currentToken, refuseOtherToken } from '@/api/bearer-token';
import { message } from '@/i18n/message';
import { swapSides } from '@/lib/step-history';
import type { Staff } from '@/session/staff-schema';
import { toast } from '@/ui/toast/toast';
import { useStepHistory } from '@/ui/undo/use-step-history';
import { useClearSettings, useSaveBeforeClear, useSaveSettings } from '../../api/setting-mutations';
import {
  countSettingStep,
  planSettingRestore,
  settingWrites,
  type SettingStep,
} from '../../model/setting-step';
import { useSlotReader } from '../recorded/use-slot-reader';
import { lossInfo, type RestoreResult, type WriteInfo } from '../writing/write-info';
import { useOverwriteQuestion } from './use-overwrite-question';

/** Source: RS-1. */
export function useSettingHistory(people: readonly Staff[]) {
  const { readBefore } = useSlotReader();
  const askToOverwrite = useOverwriteQuestion();
  const { mutateAsync: save } = useSaveSettings();
  const { mutateAsync: saveBeforeClear } = useSaveBeforeClear();
  const { mutateAsync: clear } = useClearSettings();
  const { remember, ...history } = useStepHistory<SettingStep, WriteInfo>({
    move: async (step, way) => {
      const result = await restoreBefore(way === 'undo' ? step : swapSides(step));
      return result && { info: { ...countSettingStep(step), ...result } };
    },
  });

  /** Asks about half hours that another user has changed; null if nothing was restored. */
  async function restoreBefore(step: SettingStep): Promise<RestoreResult | null> {
    const token = currentToken();
    const staffId = step.before[0]?.staffId;
    const person = people.find(({ id }) => id === staffId);
    if (!person) return null;
    const settings = (await readBefore([person.id])).get(person.id)?.settings;
    if (!settings) {
      toast.error(message('reporting:setting.unreadTitle'));
      return null;
    }
    const { own, changed } = planSettingRestore(step, settings);
    const isOverwriting = changed.length > 0 && (await askToOverwrite(person, changed.length, 'restore'));
    const requestedChanges = isOverwriting ? [...own, ...changed] : own;
    if (requestedChanges.length === 0 && changed.length > 0) return null;
    const { toSave, toRemove } = settingWrites(requestedChanges);
    try {
      refuseOtherToken(token);
      if (toSave.length > 0) await (toRemove.length > 0 ? saveBeforeClear : save)(toSave);
      refuseOtherToken(token);
      if (toRemove.length > 0) await clear(toRemove);
      return { waits: false, skipped: isOverwriting ? 0 : changed.length };
    } catch {
      // A toast has reported a failed call. After another sign-in nothing more is written.
      return null;
    }
  }

  return {
    ...history,
    remember: (step: SettingStep) => {
      if (step.after.length > 0) remember(step, lossInfo(countSettingStep(step)));
    },
  };
}
