import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { message } from '@/i18n/message';
import { onSignOut } from '@/session/sign-out-losses';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { toast } from '@/ui/toast/toast';
import { followOtherTabs } from '@/features/work/api/other-tabs';
import { slotWriter } from '../../api/slot-writer';
import { outbox } from '../api/outbox-store';
import { outboxSender } from '../api/outbox-sender';
import { listDrafts } from '@/session/draft-store';
import { slotQueries } from '@/features/work/api/slot-queries';
import { slotsOn } from '@/features/work/model/slot-days';
import { isSameContent, slotKey, type PatchedSlot } from '@/features/work/model/slot-patch';
import { PAINTING_SCREEN, paintedFrom } from '../../model/stored-slots';

/** Also follows other tabs' writes, and reports to a sign-out what it would lose. */
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
        lostSlots: () => readLostSlots(queryClient, ownerId),
        wipe: () => {
          slotWriter.drop();
          outbox.wipe(ownerId);
        },
      }),
    [ownerId, queryClient],
  );
}

/** The half hours that a sign-out would lose: waiting, unsent, and painted in any tab, each counted once. */
function readLostSlots(queryClient: QueryClient, ownerId: number): { count: number; isSending: boolean } {
  const { patch, rest } = slotWriter.readRest(ownerId);

  function isRecorded(slot: PatchedSlot): boolean {
    const staff = queryClient.getQueryData(slotQueries.ofStaff(slot.staffId).queryKey);
    return !!staff && isSameContent(slotsOn(staff.days, slot.date).get(slot.minutes), slot.wanted);
  }

  /** Painted half hours stay painted until their whole write has ended. */
  function isInWrite(slot: PatchedSlot): boolean {
    const written = patch.get(slotKey(slot));
    return !!written && isSameContent(written.wanted, slot.wanted);
  }

  const waiting = outbox.jobs(ownerId).flatMap(({ slots }) => slots);
  const painted = listDrafts(ownerId, PAINTING_SCREEN)
    .flatMap(({ draft }) => [...paintedFrom(draft.changes.painted).values()])
    .filter((slot) => !isInWrite(slot) && !isRecorded(slot));
  const keys = new Set([...rest.keys(), ...[...waiting, ...painted].map(slotKey)]);
  return { count: keys.size, isSending: slotWriter.get(ownerId).progress !== null };
}
