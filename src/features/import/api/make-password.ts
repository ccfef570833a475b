/** Omits characters that look alike: 0 O o, 1 l I. */
const CHARACTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** Higher bytes would favour the first characters. */
const UNBIASED_BYTES = 256 - (256 % CHARACTERS.length);

/** Ten letters and digits, the longest that the sign-in accepts: 58 bits of randomness. */
export function makePassword(): string {
  let password = '';
  while (password.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH - password.length)))
      if (byte < UNBIASED_BYTES) password += CHARACTERS.charAt(byte % CHARACTERS.length);
  }
  return password;
}
