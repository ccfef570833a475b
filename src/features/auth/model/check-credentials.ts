import { message } from '@/i18n/message';
import { normaliseInput } from '@/lib/normalise-text';
import type { Credentials } from '@/session/sign-in';

/** Problems as `message()`s, by field. */
type CredentialErrors = Partial<Record<keyof Credentials, string>>;

const PASSWORD_MIN = 6;
const PASSWORD_MAX = 10;

function findPasswordError(password: string): string | undefined {
  if (password === '') return message('validation:required');
  if (password.length < PASSWORD_MIN) return message('validation:minLength', { min: PASSWORD_MIN });
  if (password.length > PASSWORD_MAX) return message('validation:maxLength', { max: PASSWORD_MAX });
  return undefined;
}

/**
 * Validates the login. `values` is null if there are errors; the password in it is as typed. Two rules do not justify
 * a schema library, which would make the page 8 % larger.
 */
export function checkCredentials(typed: Credentials): {
  values: Credentials | null;
  errors: CredentialErrors;
} {
  const username = normaliseInput(typed.username);
  const errors: CredentialErrors = {};
  if (username === '') errors.username = message('validation:required');
  const passwordError = findPasswordError(typed.password);
  if (passwordError) errors.password = passwordError;
  return { values: Object.keys(errors).length > 0 ? null : { ...typed, username }, errors };
}
