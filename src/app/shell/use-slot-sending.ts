import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { message } from '@/i18n/message';
import { slotQueue } from '@/features/reporting/api/slot-queue-store';
import { slotSender, type SenderStatus } from '@/features/reporting/api/slot-sender';
import { slotWriter, type WriterState } from '@/features/reporting/api/slot-writer';
import { countSlots } from '@/features/reporting/model/slot-queue';
import { onSignOut } from '@/session/sign-out';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { toast } from '@/ui/toast/toast';

/** Sends what waits for as long as somebody is signed in, and asks before a sign-out that would lose it. */
export function useSlotSending(): void {
  const queryClient = useQueryClient();
  const { id: ownerId } = useSignedInStaff();
  const { t } = useTranslation('shell');

  useEffect(
    () =>
      slotSender.connect({
        ownerId,
        queryClient,
        onSent: (count) => toast.success(message('shell:unsent.sent', { count })),
        onParked: ({ reason }) => toast.error(message(`shell:unsent.toast.${reason}`)),
      }),
    [ownerId, queryClient],
  );

  useEffect(
    () =>
      onSignOut({
        mayLeave: () => {
          const sending = slotWriter.countLeft(ownerId);
          const count = sending + countSlots(slotQueue.jobs(ownerId));
          if (count === 0) return true;
          return confirm({
            title: t('unsent.leave.title', { count }),
            body: sending > 0 ? t('unsent.leave.bodySending') : t('unsent.leave.body'),
            tone: 'danger',
            confirmLabel: t('unsent.leave.confirm'),
            action: () => undefined,
          });
        },
        wipe: () => {
          slotWriter.drop();
          slotQueue.wipe(ownerId);
        },
      }),
    [ownerId, t],
  );
}

export function useSenderStatus(): SenderStatus {
  return useSyncExternalStore(slotSender.subscribe, slotSender.get);
}

/** How far the write has come of which no page tells; null where there is none. */
export function useUnwatchedProgress(): WriterState['progress'] {
  const { id } = useSignedInStaff();
  return useSyncExternalStore(slotWriter.subscribe, () =>
    slotWriter.isWatched() ? null : slotWriter.get(id).progress,
  );
}
