import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

type ServerErrors = Record<string, string[]>;

/**
 * Puts the server's messages on the fields of the same name and returns the rest, which no field can show.
 * `names` maps the server's names to the form's where they differ.
 */
export function applyServerErrors<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'setError'>,
  errors: ServerErrors,
  names: Partial<Record<string, FieldPath<Values>>> = {},
): ServerErrors {
  const fields = Object.keys(form.getValues());
  const isField = (name: string): name is FieldPath<Values> => fields.includes(name);
  const rest: ServerErrors = {};
  for (const [serverName, messages] of Object.entries(errors)) {
    // An item of a list (`project.0`) is shown by the field that holds the list.
    const name = names[serverName] ?? serverName.replace(/\.\d.*$/, '');
    if (isField(name)) form.setError(name, { type: 'server', message: messages[0] });
    else rest[serverName] = messages;
  }
  return rest;
}
