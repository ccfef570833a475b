/**
 * Returns sixteen hex digits by which a text is recognised without storing it. They do not reveal a long
 * random text such as a token, and prove nothing against forgery. The algorithm follows cyrb53, because Web Crypto
 * is missing on plain http.
 */
export function createFingerprint(text: string): string {
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    first = Math.imul(first ^ code, 2_654_435_761);
    second = Math.imul(second ^ code, 1_597_334_677);
  }
  const mix = (half: number, otherHalf: number) =>
    Math.imul(half ^ (half >>> 16), 2_246_822_507) ^ Math.imul(otherHalf ^ (otherHalf >>> 13), 3_266_489_909);
  return [mix(first, second), mix(second, first)]
    .map((half) => (half >>> 0).toString(16).padStart(8, '0'))
    .join('');
}
