/**
 * Sixteen hex digits by which to tell whether two texts are the same, where neither is to be kept: too few to give back a
 * long random one, such as a token. No proof against forgery. Web Crypto is not to be had on plain http.
 */
export function fingerprintOf(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
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
