import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followOtherTabs } from '@/features/work/api/other-tabs';
import { message } from '@/i18n/message';
import { onSignOut } from '@/session/sign-out-losses';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { toast } from '@/ui/toast/toast';
import { slotWriter } from '../../api/slot-writer';
import { readLostSlots } from '../api/lost-slots';
import { outboxSender } from '../api/outbox-sender';
import { outbox } from '../api/outbox-store';

/** Also follows the writes of other tabs, and reports to a sign-out what it would lose. */
export function useOutboxSending(): void {
  const queryClient = useQueryClient();
  const { id: ownerId } = useSignedInStaff();

  useEffect(
    () =>
      outboxSender.connect({
        ownerId,
        queryClient,
        onSent: (count) => toast.success(message('shell:unsent.sent', { count })),
        onParked: ({ reason }) => toast.error(message(`shell:unsent.toast.${reason}`)),
      }),
    [ownerId, queryClient],
  );

  useEffect(() => followOtherTabs(queryClient), [queryClient]);

  useEffect(
    () =>
      onSignOut({
        readLostSlots: () => readLostSlots(queryClient, ownerId),
        wipe: () => {
          slotWriter.drop();
          outbox.wipe(ownerId);
        },
      }),
    [ownerId, queryClient],
  );
}
