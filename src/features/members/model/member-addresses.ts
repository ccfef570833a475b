import { paths } from '@/config/paths';
import { writeIdRanges } from '@/lib/id-ranges';

export function cardsAddress(memberIds: readonly number[]): string {
  return `${paths.card}?view=many&ids=${writeIdRanges(memberIds)}`;
}

/** Encodes the address, so that `a@b.example?cc=…` adds no recipient to the mail. */
export function contactLink(scheme: 'tel' | 'mailto', address: string): string {
  // Replaces lone surrogates, which a server that truncates text may send, because they cannot be encoded.
  const encoded = encodeURIComponent(address.replace(/\p{Surrogate}/gu, '\ufffd'));
  return `${scheme}:${encoded.replaceAll('%40', '@').replaceAll('%2B', '+')}`;
}
