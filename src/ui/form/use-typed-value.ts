import { useState, type ChangeEvent } from 'react';
import type { useFormField } from './use-form-field';

type FormField = ReturnType<typeof useFormField>;

/** The form holds the parsed value, or the typed text while that is invalid. On blur, `shown` replaces the typed text. */
export function useTypedValue(field: FormField, parse: (typed: string) => unknown, shown: string) {
  const [draft, setDraft] = useState<string>();
  // A reset of the form drops the typed text as well.
  const isCurrent = draft !== undefined && (parse(draft) ?? draft) === field.value;
  return {
    input: {
      ...field.input,
      value: isCurrent ? draft : shown,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        setDraft(target.value);
        field.change(parse(target.value) ?? target.value);
      },
      onBlur: () => {
        setDraft(undefined);
        field.input.onBlur();
      },
    },
    choose: (value: unknown) => {
      setDraft(undefined);
      field.change(value);
    },
  };
}
