import { useState } from 'react';
import { ApiError } from '@/api/api-error';
import type { SettingWish } from '../../model/setting-step';
import { useDiscardSettings } from '../../api/setting-mutations';

/**
 * Discards weekday defaults, and tells where the server cannot: the stored code breaks on the rows that it demands.
 * Nothing else may be tried, for bare staff ids erase every day.
 */
export function useSettingDiscard() {
  const { mutateAsync } = useDiscardSettings();
  const [isRefused, setIsRefused] = useState(false);

  /** Resolves to false where the server cannot; every other failure is thrown. */
  async function run(wishes: readonly SettingWish[]): Promise<boolean> {
    const isDiscarded = await mutateAsync(wishes).then(
      () => true,
      (error: unknown) => {
        if (cannotDiscard(error)) return false;
        throw error;
      },
    );
    setIsRefused(!isDiscarded);
    return isDiscarded;
  }

  return { run, isRefused };
}

function cannotDiscard(error: unknown): boolean {
  return error instanceof ApiError && error.status === 500 && error.outcome !== 'unknown';
}
