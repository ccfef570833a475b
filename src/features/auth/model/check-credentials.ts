import * as z from 'zod/mini';
import { REQUIRED, typedText } from '@/i18n/form-checks';
import { message } from '@/i18n/message';

const PASSWORD_MIN = 6;
const PASSWORD_MAX = 10;

/** What the login sends. The password is taken as it is typed. Source: AU-1. */
export const credentialsSchema = z.object({
  username: z.pipe(typedText(), z.string().check(z.minLength(1, REQUIRED))),
  password: z
    .string()
    .check(
      z.minLength(1, { error: REQUIRED, abort: true }),
      z.minLength(PASSWORD_MIN, message('validation:minLength', { min: PASSWORD_MIN })),
      z.maxLength(PASSWORD_MAX, message('validation:maxLength', { max: PASSWORD_MAX })),
    ),
});

export type Credentials = z.output<typeof credentialsSchema>;
