import { useState } from 'react';
import type { useFormField } from './use-form-field';

type Field = Pick<ReturnType<typeof useFormField>, 'value' | 'change' | 'leave'>;

/**
 * A value that is typed: the form holds what `parse` makes of the text, or the text as long as that means nothing.
 * `typed` is the text until the field is left, which the value alone would lose.
 */
export function useTypedValue(field: Field, parse: (typed: string) => unknown) {
  const [draft, setDraft] = useState<string>();
  // A form that was reset forgets what was typed as well.
  const isCurrent = draft !== undefined && (parse(draft) ?? draft) === field.value;
  return {
    typed: isCurrent ? draft : undefined,
    type: (text: string) => {
      setDraft(text);
      field.change(parse(text) ?? text);
    },
    /** For what was chosen without typing. */
    choose: (value: unknown) => {
      setDraft(undefined);
      field.change(value);
    },
    leave: () => {
      setDraft(undefined);
      field.leave();
    },
  };
}
