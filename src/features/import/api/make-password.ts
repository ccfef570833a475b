/** Omits characters that look alike: 0 O o, 1 l I. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** The largest multiple of the number of letters within a byte: bytes from it on would favour some letters. */
const UNBIASED_BYTES = 256 - (256 % LETTERS.length);

/** Ten letters and digits, the longest that the sign-in accepts: 58 bits of randomness. */
export function makePassword(): string {
  let password = '';
  while (password.length < LENGTH) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < UNBIASED_BYTES) password += LETTERS[byte % LETTERS.length] ?? '';
  }
  return password;
}
