import type * as z from 'zod/mini';
import { ATTRIBUTE } from './body-rules';
import type { JsonReply } from './json-reply';

export type FieldErrors = Record<string, string[]>;

/** Converts the issues of a schema to the server's messages by dotted keys. */
export function toFieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors: FieldErrors = {};
  const add = (path: readonly PropertyKey[], message: string) => {
    const key = path.join('.');
    // Messages name a field inside a list by its path, other fields in plain words.
    const name = path.length > 1 ? key : key.replaceAll('_', ' ');
    (errors[key] ??= []).push(message.replaceAll(ATTRIBUTE, name));
  };
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add([...issue.path, key], `The ${ATTRIBUTE} field is not known here.`);
    } else {
      add(issue.path, issue.message);
    }
  }
  return errors;
}

export function invalid(errors: FieldErrors): JsonReply {
  const messages = Object.values(errors).flat();
  const moreCount = messages.length - 1;
  const more = moreCount > 0 ? ` (and ${moreCount} more ${moreCount === 1 ? 'error' : 'errors'})` : '';
  return { status: 422, data: { message: `${messages[0]}${more}`, errors } };
}

/** The 422 for the form of a period, in the first row of a list. */
export function invalidPeriod(listName: string): JsonReply {
  const key = `${listName}.0.period`;
  return invalid({ [key]: [`The ${key} field must match the format H:i:s.`] });
}
