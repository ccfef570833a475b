import { message } from '@/i18n/message';
import { normaliseInput } from '@/lib/normalise-text';
import type { Credentials } from '@/session/sign-in';

/** A `message()` for each field with a problem. */
type CredentialErrors = Partial<Record<keyof Credentials, string>>;

const PASSWORD_MIN = 6;
const PASSWORD_MAX = 10;

function findPasswordError(password: string): string | undefined {
  if (password === '') return message('validation:required');
  if (password.length < PASSWORD_MIN) return message('validation:minLength', { min: PASSWORD_MIN });
  if (password.length > PASSWORD_MAX) return message('validation:maxLength', { max: PASSWORD_MAX });
  return undefined;
}

/** Without a schema library, which would make the login page 8 % larger for two rules. */
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
