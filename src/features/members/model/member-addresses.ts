import { paths } from '@/config/paths';
import { writeIdRanges } from '@/lib/id-ranges';

/** The cards of these members, on sheets to print. */
export function cardsAddress(memberIds: readonly number[]): string {
  return `${paths.card}?view=many&ids=${writeIdRanges(memberIds)}`;
}

/**
 * The link that writes to or calls `address`. What people typed is encoded: `a@b.example?cc=…` must not add a copy to
 * the letter.
 */
export function contactLink(scheme: 'tel' | 'mailto', address: string): string {
  // Half of a pair of characters, as a server that cuts texts may send it, cannot be encoded.
  const encoded = encodeURIComponent(address.replace(/\p{Surrogate}/gu, '\ufffd'));
  return `${scheme}:${encoded.replaceAll('%40', '@').replaceAll('%2B', '+')}`;
}
