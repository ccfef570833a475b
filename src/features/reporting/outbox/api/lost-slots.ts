import type { QueryClient } from '@tanstack/react-query';
import { listDrafts } from '@/session/draft-store';
import { slotQueries } from '@/features/work/api/slot-queries';
import { slotsOn } from '@/features/work/model/slot-days';
import { isSameContent, keyOf, type PatchedSlot } from '@/features/work/model/slot-patch';
import { slotWriter } from '../../api/slot-writer';
import { PAINTING_SCREEN, paintedFrom } from '../../model/stored-slots';
import { outbox } from './outbox-store';

/** The half hours that a sign-out would lose: waiting, left of a write, and painted in any tab. Each counts once. */
export function readLostSlots(
  queryClient: QueryClient,
  ownerId: number,
): { count: number; isSending: boolean } {
  const { patch, rest } = slotWriter.readRest(ownerId);

  function isRecorded(slot: PatchedSlot): boolean {
    const staff = queryClient.getQueryData(slotQueries.ofStaff(slot.staffId).queryKey);
    return !!staff && isSameContent(slotsOn(staff.days, slot.date).get(slot.minutes), slot.wanted);
  }

  /** What is painted stays painted until its whole write has ended. */
  function isInWrite(slot: PatchedSlot): boolean {
    const written = patch.get(keyOf(slot));
    return !!written && isSameContent(written.wanted, slot.wanted);
  }

  const waiting = outbox.jobs(ownerId).flatMap(({ slots }) => slots);
  const painted = listDrafts(ownerId, PAINTING_SCREEN)
    .flatMap(({ draft }) => [...paintedFrom(draft.changes.painted).values()])
    .filter((slot) => !isInWrite(slot) && !isRecorded(slot));
  const keys = new Set([...rest.keys(), ...[...waiting, ...painted].map(keyOf)]);
  return { count: keys.size, isSending: slotWriter.get(ownerId).progress !== null };
}
