import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { Field, hintId, InputFrame } from '../kit/field';
import styles from './text-control.module.css';

/** What a form knows of one of its fields. */
type TextControlField = {
  name: string;
  ref: Ref<HTMLInputElement>;
  value: unknown;
  change: (value: string) => void;
  leave: () => void;
  hasError: boolean;
  isDisabled: boolean;
  /** The error, or else a hint. */
  helperText?: string;
};

export type TextControlProps = Omit<ComponentProps<'input'>, 'ref'> & {
  field: TextControlField;
  label: string;
  isRequired?: boolean;
  /** Stands beside the hint or error, e.g. a warning while typing. */
  note?: ReactNode;
  /** Stands in the frame behind what is typed. */
  end?: ReactNode;
  frameRef?: Ref<HTMLDivElement>;
};

/** Label, input and hint of a text field. */
export function TextControl({
  field: { name, ref, value, change, leave, hasError, isDisabled, helperText },
  label,
  isRequired,
  note,
  end,
  ...input
}: TextControlProps) {
  const id = useId();
  const hint = Boolean(helperText ?? note) && (
    <>
      {helperText} {note}
    </>
  );
  return (
    <Field
      id={id}
      label={label}
      isRequired={isRequired}
      isDisabled={isDisabled}
      hasError={hasError}
      hint={hint}
    >
      <InputFrame
        id={id}
        type="text"
        name={name}
        ref={ref}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
        required={isRequired}
        disabled={isDisabled}
        aria-invalid={hasError}
        aria-describedby={hintId({ id, hint })}
        end={end && <div className={styles.end}>{end}</div>}
        frameClassName={end ? styles.withEnd : undefined}
        {...input}
      />
    </Field>
  );
}
