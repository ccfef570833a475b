import { useState } from 'react';
import { currentToken, refuseOtherToken } from '@/api/bearer-token';
import type { Staff } from '@/session/staff-schema';
import { countChangedSince, type Settings, type SettingChange } from '../../model/setting-step';
import { useSlotReader } from '../recorded/use-slot-reader';
import { useOverwriteQuestion } from './use-overwrite-question';

export function useSettingConflict(person: Staff, settings: Settings) {
  const askToOverwrite = useOverwriteQuestion();
  const { readBefore } = useSlotReader();
  const [settingsAtOpening] = useState(settings);

  /**
   * Asks where another user changed defaults since the dialog opened; null if the user declines. Defaults
   * that cannot be read count as unchanged.
   *
   * @throws {ApiError} when another user has signed in meanwhile.
   */
  async function readConfirmed(requestedChanges: readonly SettingChange[]): Promise<Settings | null> {
    const token = currentToken();
    const people = await readBefore([person.id]);
    const saved = people.get(person.id)?.settings ?? settingsAtOpening;
    const count = countChangedSince(requestedChanges, settingsAtOpening, saved);
    const isAgreed = count === 0 || (await askToOverwrite(person, count, 'dialog'));
    refuseOtherToken(token);
    return isAgreed ? saved : null;
  }

  return { readConfirmed };
}
