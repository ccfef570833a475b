import type { FieldErrors, ResolverResult } from 'react-hook-form';
import { message } from '@/i18n/message';
import { normaliseInput } from '@/lib/normalise-text';

export type Credentials = { username: string; password: string };

const PASSWORD_MIN = 6;
const PASSWORD_MAX = 10;

function passwordError(password: string): string | undefined {
  if (password === '') return message('validation:required');
  if (password.length < PASSWORD_MIN) return message('validation:minLength', { min: PASSWORD_MIN });
  if (password.length > PASSWORD_MAX) return message('validation:maxLength', { max: PASSWORD_MAX });
  return undefined;
}

/**
 * Checks the login form for react-hook-form. By hand, because a schema library would double what the login page
 * loads for two rules. The password is taken as it is typed. Source: AU-1.
 */
export function checkCredentials(typed: Credentials): ResolverResult<Credentials> {
  const username = normaliseInput(typed.username);
  const errors: FieldErrors<Credentials> = {};
  if (username === '') errors.username = { type: 'required', message: message('validation:required') };
  const wrongPassword = passwordError(typed.password);
  if (wrongPassword) errors.password = { type: 'length', message: wrongPassword };
  return Object.keys(errors).length > 0
    ? { values: {}, errors }
    : { values: { ...typed, username }, errors: {} };
}
