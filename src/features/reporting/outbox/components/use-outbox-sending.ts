import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { message } from '@/i18n/message';
import { onSignOut } from '@/session/sign-out';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { toast } from '@/ui/toast/toast';
import { followOtherTabs } from '@/features/work/api/other-tabs';
import { slotWriter } from '../../api/slot-writer';
import { outbox } from '../api/outbox-store';
import { outboxSender } from '../api/outbox-sender';
import { countSlots } from '../model/outbox-jobs';

/** Follows what other tabs wrote, sends the outbox for as long as somebody is signed in, and asks before a sign-out that would lose it. */
export function useOutboxSending(): void {
  const queryClient = useQueryClient();
  const { id: ownerId } = useSignedInStaff();
  const { t } = useTranslation('shell');

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
        mayLeave: () => {
          const sending = slotWriter.countLeft(ownerId);
          const count = sending + countSlots(outbox.jobs(ownerId));
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
          outbox.wipe(ownerId);
        },
      }),
    [ownerId, t],
  );
}
