import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './field.module.css';

export type FieldLook = {
  /** The id of what is operated in it. */
  id: string;
  /** Null where that is named otherwise. */
  label: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  hasError?: boolean;
  /** A hint, or what is wrong; its id is that of the field with `-helper` after it. */
  hint?: ReactNode;
  /** It is operated in several places, which its label names as a group. */
  isGroup?: boolean;
};

type FieldProps = FieldLook & { className?: string; children: ReactNode };

/** The id of a field's hint, for `aria-describedby`; undefined where it has none. */
export const hintId = ({ id, hint }: Pick<FieldLook, 'id' | 'hint'>) => (hint ? `${id}-helper` : undefined);

/** Label above, hint below, and between them what people operate. */
export function Field({
  id,
  label,
  isRequired,
  isDisabled,
  hasError,
  hint,
  isGroup,
  className,
  children,
}: FieldProps) {
  const Label = isGroup ? 'span' : 'label';
  return (
    <div
      className={classNames(
        styles.field,
        hasError && styles.hasError,
        isDisabled && styles.isDisabled,
        className,
      )}
    >
      {label !== null && (
        <Label htmlFor={isGroup ? undefined : id} id={`${id}-label`} className={styles.label}>
          {label}
          {isRequired && (
            <span aria-hidden className={styles.asterisk}>
              {'\u2009*'}
            </span>
          )}
        </Label>
      )}
      {children}
      {hint && (
        <p id={`${id}-helper`} data-hint={hasError ? 'error' : ''} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

type InputFrameProps = ComponentProps<'input'> & {
  /** What stands in the frame before and after the input. */
  start?: ReactNode;
  end?: ReactNode;
  frameRef?: Ref<HTMLDivElement>;
  frameClassName?: string;
};

/** A press on the frame beside what stands in it is one on the input. */
function enter({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.querySelector('input')?.focus();
}

/** An input in its frame. */
export function InputFrame({ start, end, frameRef, frameClassName, className, ...props }: InputFrameProps) {
  return (
    <div
      ref={frameRef}
      role="presentation"
      className={classNames(styles.frame, frameClassName)}
      onClick={enter}
    >
      {start}
      <input {...props} className={classNames(styles.input, className)} />
      {end}
    </div>
  );
}
