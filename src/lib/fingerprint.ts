/**
 * Hashes a text to sixteen hex digits, to compare it later without storing it: they cannot give back a long random text such
 * as a token, and are no proof against forgery. Web Crypto is missing on plain http.
 */
export function createFingerprint(text: string): string {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  const mix = (half: number, rest: number) =>
    Math.imul(half ^ (half >>> 16), 2_246_822_507) ^ Math.imul(rest ^ (rest >>> 13), 3_266_489_909);
  return [mix(one, other), mix(other, one)]
    .map((half) => (half >>> 0).toString(16).padStart(8, '0'))
    .join('');
}
