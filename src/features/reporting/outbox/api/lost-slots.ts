import type { QueryClient } from '@tanstack/react-query';
import { slotQueries } from '@/features/work/api/slot-queries';
import { slotsOn } from '@/features/work/model/slot-days';
import { isSameContent, packSlotKey, type PatchedSlot } from '@/features/work/model/slot-patch';
import { listDrafts } from '@/session/draft-store';
import { slotWriter } from '../../api/slot-writer';
import { PAINTING_SCREEN, paintedFrom } from '../../model/stored-slots';
import { outbox } from './outbox-store';

/** Counts the half hours that a sign-out would lose: waiting, unsent, and painted in any tab. */
export function readLostSlots(
  queryClient: QueryClient,
  ownerId: number,
): { count: number; isSending: boolean } {
  const { patch, rest } = slotWriter.readRest(ownerId);

  function isRecorded(slot: PatchedSlot): boolean {
    const staff = queryClient.getQueryData(slotQueries.ofStaff(slot.staffId).queryKey);
    return (
      staff !== undefined && isSameContent(slotsOn(staff.days, slot.date).get(slot.minutes), slot.wanted)
    );
  }

  /** Half hours of a running write are still in the painted draft. */
  function isInWrite(slot: PatchedSlot): boolean {
    const written = patch.get(packSlotKey(slot));
    return written !== undefined && isSameContent(written.wanted, slot.wanted);
  }

  const waiting = outbox.jobs(ownerId).flatMap(({ slots }) => slots);
  const painted = listDrafts(ownerId, PAINTING_SCREEN)
    .flatMap(({ draft }) => [...paintedFrom(draft.changes.painted).values()])
    .filter((slot) => !isInWrite(slot) && !isRecorded(slot));
  const keys = new Set([...rest.keys(), ...[...waiting, ...painted].map(packSlotKey)]);
  return { count: keys.size, isSending: slotWriter.get(ownerId).progress !== null };
}
