import type { KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isComposing } from '@/lib/composing';
import { normaliseInput } from '@/lib/normalise-text';
import { TextControl } from './text-control';
import { useFormField, type FormFieldProps } from './use-form-field';
import { useTypedValue } from './use-typed-value';

type NumberFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  min?: number;
  max?: number;
  /** What the arrow keys add or take away. */
  step?: number;
  /** Stands behind the number, e.g. “Ks”. */
  unit?: string;
};

/** `１，２００` gives 1200; null for what is no number. */
function parseNumber(text: string): number | null {
  const plain = normaliseInput(text).replaceAll(',', '');
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

function clamp(value: number, min = -Infinity, max = Infinity): number {
  return Math.min(max, Math.max(min, value));
}

/**
 * A number, also typed in full width; arrow keys step it. The form holds the number, `''` for nothing, and
 * the text itself while it is no number, which the form's rules then refuse.
 */
export function NumberField<Values extends FieldValues, Output>(props: NumberFieldProps<Values, Output>) {
  const field = useFormField(props);
  const { min, max, step = 1 } = props;
  const shown = typeof field.value === 'number' || typeof field.value === 'string' ? String(field.value) : '';
  const { typed, type, choose, leave } = useTypedValue(field, parseNumber);

  function stepByKey(event: KeyboardEvent) {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || isComposing(event)) return;
    event.preventDefault();
    const start = typeof field.value === 'number' ? field.value : 0;
    // Tenths add up without a rest such as 0.30000000000000004.
    choose(clamp(Math.round((start + direction * step) * 1e6) / 1e6, min, max));
  }

  return (
    <TextControl
      field={field}
      label={props.label}
      isRequired={props.isRequired}
      value={typed ?? shown}
      onChange={(event) => type(event.target.value)}
      onKeyDown={stepByKey}
      onBlur={leave}
      autoComplete="off"
      inputMode="decimal"
      className="tabular"
      end={props.unit}
    />
  );
}
