import { useState, type ChangeEvent } from 'react';
import type { FormField } from './use-form-field';

/**
 * A value that is typed: the form holds what `parse` makes of the text, or the text as long as that means nothing. The input shows
 * the text until it is left, which the value alone would lose, and `shown` after that.
 */
export function useTypedValue(field: FormField, parse: (typed: string) => unknown, shown: string) {
  const [draft, setDraft] = useState<string>();
  // A form that was reset forgets what was typed as well.
  const isCurrent = draft !== undefined && (parse(draft) ?? draft) === field.value;
  return {
    input: {
      ...field.input,
      value: isCurrent ? draft : shown,
      onChange({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
        setDraft(target.value);
        field.change(parse(target.value) ?? target.value);
      },
      onBlur() {
        setDraft(undefined);
        field.input.onBlur();
      },
    },
    /** For what was chosen without typing. */
    choose: (value: unknown) => {
      setDraft(undefined);
      field.change(value);
    },
  };
}
