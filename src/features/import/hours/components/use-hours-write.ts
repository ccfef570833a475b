import { useState } from 'react';
import { confirmOverwrite } from '@/features/reporting/components/preview/confirm-overwrite';
import { useSlotReader } from '@/features/reporting/components/recorded/use-slot-reader';
import { confirmPlan } from '@/features/reporting/components/writing/confirm-plan';
import { useSlotHistory } from '@/features/reporting/components/writing/use-slot-history';
import { planWrite, unseenLosses } from '@/features/reporting/model/slot-step';
import { isDestructive } from '@/features/work/model/patch-summary';
import { sortPatch } from '@/features/work/model/slot-patch';
import { distinctStaffIds } from '@/features/work/model/slot';
import { useSignedInStaff } from '@/session/signed-in-staff';
import type { HoursImport } from './use-hours-import';

/** Like the reporting form, reads the records again before a write, and asks before records are lost. */
export function useHoursWrite({ patch, hoursRecords }: Pick<HoursImport, 'patch' | 'hoursRecords'>) {
  const { id: ownId } = useSignedInStaff();
  const history = useSlotHistory(hoursRecords.people);
  const { readBefore } = useSlotReader();
  const [isReading, setIsReading] = useState(false);

  async function send() {
    setIsReading(true);
    try {
      const wanted = sortPatch(patch);
      const planned = planWrite(wanted, await readBefore(distinctStaffIds(wanted.values())));
      const agreed = await confirmPlan(planned, readBefore, (plan) => {
        const { summary } = plan;
        const isSafe =
          summary.unknownStaffIds.length === 0 &&
          !isDestructive(summary, ownId) &&
          unseenLosses(plan, hoursRecords.recorded).size === 0;
        return isSafe || confirmOverwrite(summary, hoursRecords.people);
      });
      if (agreed) await history.run(agreed.plan);
    } finally {
      setIsReading(false);
    }
  }

  return { history, isBusy: isReading || history.writing.progress !== null, send: () => void send() };
}

export type HoursWrite = ReturnType<typeof useHoursWrite>;
