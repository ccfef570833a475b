import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';

export type FormFieldProps<Values extends FieldValues, Output = Values> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  /** A hint under the field; an error replaces it. */
  helperText?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  lockedReason?: string;
};

export function useFormField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output>) {
  const { control, name, label, isRequired } = props;
  // Re-renders on a change of language, so that a shown error is translated again (VA-1).
  useTranslation();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error;
  const encoded = error?.message ?? error?.root?.message;
  const value: unknown = field.value;
  return {
    value,
    text: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    // Stable while the field is mounted.
    change: field.onChange as (next: unknown) => void,
    input: { name: field.name, inputRef: field.ref, onBlur: field.onBlur },
    frame: {
      label,
      isRequired,
      hasError: error !== undefined,
      isDisabled: Boolean(props.isDisabled || props.lockedReason),
      helperText: encoded
        ? translateMessage(encoded, { field: label })
        : (props.lockedReason ?? props.helperText),
    },
  };
}
