import { paths } from '@/config/paths';
import { writeIdRanges } from '@/lib/id-ranges';

/** The cards of these members, on sheets to print. */
export function cardsAddress(memberIds: readonly number[]): string {
  return `${paths.card}?view=many&ids=${writeIdRanges(memberIds)}`;
}
