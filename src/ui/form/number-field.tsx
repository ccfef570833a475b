import type { KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isComposing } from '@/lib/composing';
import { normaliseInput } from '@/lib/normalise-text';
import { FramedInput } from './framed-input';
import { useFormField, type FormFieldProps } from './use-form-field';
import { useTypedValue } from './use-typed-value';

/** `１，２００` gives 1200; null for what is no number. */
function parseNumber(text: string): number | null {
  const plain = normaliseInput(text).replaceAll(',', '');
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/**
 * A number, also typed in full width; arrow keys step it, not below 0. The form holds the number, `''` for nothing, and
 * the text itself while it is no number, which the form's rules then refuse.
 */
export function NumberField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output>) {
  const field = useFormField(props);
  const { input, choose } = useTypedValue(field, parseNumber, field.text);

  function stepByKey(event: KeyboardEvent) {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || isComposing(event)) return;
    event.preventDefault();
    const start = typeof field.value === 'number' ? field.value : 0;
    // 2.3 less 1 leaves no rest such as 1.2999999999999998.
    choose(Math.max(0, Math.round((start + direction) * 1e6) / 1e6));
  }

  return (
    <FramedInput
      {...field.frame}
      {...input}
      onKeyDown={stepByKey}
      autoComplete="off"
      inputProps={{ inputMode: 'decimal', className: 'tabular' }}
    />
  );
}
