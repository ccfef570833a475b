import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { describeFieldMessage } from '@/i18n/server-messages';

/** Shows the server's messages at their fields, in our words where known; the first one without a field goes to `root.server`. */
export function applyServerErrors<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'setError'>,
  errors: Record<string, string[]>,
): void {
  const fields = Object.keys(form.getValues());
  const isField = (name: string): name is FieldPath<Values> => fields.includes(name);
  const unplaced: string[] = [];
  for (const [serverName, [words]] of Object.entries(errors)) {
    if (!words) continue;
    // An error of an item (`project.0`) appears at the field of the list.
    const name = serverName.replace(/\.\d.*$/, '');
    if (isField(name)) form.setError(name, { type: 'server', message: describeFieldMessage(words) });
    else unplaced.push(words);
  }
  const [first] = unplaced;
  if (first) form.setError('root.server', { type: 'server', message: describeFieldMessage(first) });
}
