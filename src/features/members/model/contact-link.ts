/**
 * The link that writes to or calls `address`. What people typed is encoded: `a@b.example?cc=…` must not add a copy to
 * the letter.
 */
export function contactLink(scheme: 'tel' | 'mailto', address: string): string {
  return `${scheme}:${encodeURIComponent(address).replaceAll('%40', '@').replaceAll('%2B', '+')}`;
}
