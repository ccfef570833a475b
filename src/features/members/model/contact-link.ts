/**
 * The link that writes to or calls `address`. What people typed is encoded: `a@b.example?cc=…` must not add a copy to
 * the letter.
 */
export function contactLink(scheme: 'tel' | 'mailto', address: string): string {
  // Half of a pair of characters, as a server that cuts texts may send it, cannot be encoded.
  const encoded = encodeURIComponent(address.replace(/\p{Surrogate}/gu, '\ufffd'));
  return `${scheme}:${encoded.replaceAll('%40', '@').replaceAll('%2B', '+')}`;
}
