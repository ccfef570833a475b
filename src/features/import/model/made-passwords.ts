/** Without those that look alike when somebody reads them out: 0 O o, 1 l I. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** The largest multiple of the number of letters in a byte: what lies above would make some letters more likely. */
const FAIR = 256 - (256 % LETTERS.length);

/** A password of ten letters and digits, the longest that the sign-in takes: 57 bits from the browser's cryptography. */
export function makePassword(): string {
  let password = '';
  while (password.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH)))
      if (byte < FAIR && password.length < LENGTH) password += LETTERS[byte % LETTERS.length] ?? '';
  }
  return password;
}
