import type * as z from 'zod/mini';
import { ATTRIBUTE } from './body-rules';
import type { JsonReply } from './json-reply';

export type FieldErrors = Record<string, string[]>;

export function toFieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors: FieldErrors = {};
  const add = (path: readonly PropertyKey[], message: string) => {
    const key = path.join('.');
    // As on the server, a field in a list is named by its path, others in plain words.
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

export function invalidPeriod(listName: string): JsonReply {
  const key = `${listName}.0.period`;
  return invalid({ [key]: [`The ${key} field must match the format H:i:s.`] });
}
