import type { KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { hasModifier, isComposing } from '@/lib/key-press';
import { normaliseInput } from '@/lib/normalise-text';
import { FramedInput } from './framed-input';
import { useFormField, type FormFieldProps } from './use-form-field';
import { useTypedValue } from './use-typed-value';

/** Commas only between thousands: the decimal comma of `1,5` would otherwise be read as 15. */
const NUMBER = /^[-+]?((\d+|\d{1,3}(,\d{3})+)(\.\d*)?|\.\d+)$/;

/** `１，２００` gives 1200; null for an invalid text. */
function parseNumber(text: string): number | null {
  const plain = normaliseInput(text);
  return NUMBER.test(plain) ? Number(plain.replaceAll(',', '')) : null;
}

const ARROW_STEPS = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
]);

/** Its value is the number, `''`, or the typed text while that is invalid; arrow keys change it by 1, not below 0. */
export function NumberField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output>) {
  const field = useFormField(props);
  const { input, choose } = useTypedValue(field, parseNumber, field.text);

  function stepByKey(event: KeyboardEvent) {
    const direction = ARROW_STEPS.get(event.key);
    // With Shift the arrows select text.
    if (direction === undefined || hasModifier(event) || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    const start = typeof field.value === 'number' ? field.value : 0;
    // Rounds off 2.3 - 1 = 1.2999999999999998.
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
