import { useState } from 'react';
import { ApiError } from '@/api/api-error';
import { useDiscardSettings } from '../../api/setting-mutations';
import type { SettingChange } from '../../model/setting-step';

/**
 * Discards weekday defaults, and reports a server that answers 500 to the specified rows, as the known ones do.
 * Other rows are no way out: with bare staff ids these servers erase every weekday.
 */
export function useSettingDiscard() {
  const { mutateAsync } = useDiscardSettings();
  const [isRefused, setIsRefused] = useState(false);

  /** Resolves to false where the server cannot. @throws {ApiError} for every other failure. */
  async function discard(requestedChanges: readonly SettingChange[]): Promise<boolean> {
    setIsRefused(false);
    try {
      await mutateAsync(requestedChanges);
      return true;
    } catch (error) {
      if (!cannotDiscard(error)) throw error;
      setIsRefused(true);
      return false;
    }
  }

  return { discard, isRefused };
}

function cannotDiscard(error: unknown): boolean {
  return error instanceof ApiError && error.status === 500 && error.outcome !== 'unknown';
}
