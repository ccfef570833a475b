import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormField, type FormFieldProps } from '@/ui/form/use-form-field';
import type { Option } from '@/ui/form/option';
import { Field, hintId } from '@/ui/kit/field';
import { ToggleGroup } from '@/ui/kit/toggle';
import styles from './toggle-many-field.module.css';

type ToggleManyFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  options: readonly Option<number>[];
};

/** Some of a few, all in sight; the form holds an array of values. */
export function ToggleManyField<Values extends FieldValues, Output>(
  props: ToggleManyFieldProps<Values, Output>,
) {
  const field = useFormField(props);
  const id = useId();
  const hint = field.helperText;
  const chosen = field.value as readonly number[];

  function toggle(value: number) {
    field.change(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  }

  return (
    <Field
      id={id}
      label={props.label}
      isGroup
      isRequired={props.isRequired}
      hasError={field.hasError}
      hint={hint}
    >
      <ToggleGroup
        fullWidth
        size="small"
        aria-labelledby={`${id}-label`}
        aria-describedby={hintId({ id, hint })}
        aria-invalid={field.hasError || undefined}
        options={props.options}
        isOn={(value) => chosen.includes(value)}
        onPressed={toggle}
        onBlur={field.leave}
        firstRef={field.ref}
        className={styles.toggles}
        toggleClassName={styles.toggle}
      />
    </Field>
  );
}
