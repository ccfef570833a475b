import { useState } from 'react';
import { ApiError } from '@/api/api-error';
import { useDiscardSettings } from '../../api/setting-mutations';
import type { SettingChange } from '../../model/setting-step';

/**
 * Discards weekday defaults, and reports servers that cannot: the stored code fails on the rows that it
 * requires. Bare staff ids are no way out, because they erase every day.
 */
export function useSettingDiscard() {
  const { mutateAsync } = useDiscardSettings();
  const [isRefused, setIsRefused] = useState(false);

  /** Resolves to false where the server cannot; throws every other failure. */
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
