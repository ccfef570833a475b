import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isComposing } from '@/lib/composing';
import { PopoverField } from './popover-field';
import { useFormField, type FormFieldProps } from './use-form-field';
import { useTypedValue } from './use-typed-value';

type Picking = {
  /** What the form holds. */
  held: string;
  change: (value: string) => void;
  close: () => void;
};

type TypedFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> &
  Pick<ComponentProps<typeof PopoverField>, 'placeholder' | 'icon' | 'onNear' | 'paperSx'> & {
    /** What a typed text means, in the form that the form holds; undefined for what is none. */
    parse: (typed: string) => string | undefined;
    /** How a held value is shown. */
    show: (held: string) => string;
    /** Says what the picker does, e.g. “Choose a date”. */
    chooseLabel: string;
    picker: (picking: Picking) => ReactNode;
  };

/**
 * A value that is typed in any usual form, or picked; the form holds what `parse` makes of it, or `''`, or what was
 * typed as long as that means nothing.
 */
export function TypedField<Values extends FieldValues, Output>(props: TypedFieldProps<Values, Output>) {
  const { parse, show, chooseLabel, placeholder, icon, onNear, paperSx } = props;
  const field = useFormField(props);
  const { input, choose } = useTypedValue(field, parse, show(field.text));
  const [isOpen, setIsOpen] = useState(false);

  function openByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || !event.altKey || isComposing(event)) return;
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <PopoverField
      {...field.frame}
      {...input}
      {...{ isOpen, setIsOpen, placeholder, icon, onNear, paperSx }}
      onKeyDown={openByKey}
      autoComplete="off"
      inputProps={{ inputMode: 'numeric' }}
      openLabel={`${chooseLabel}: ${props.label}`}
      dialogLabel={chooseLabel}
    >
      {props.picker({ held: field.text, change: choose, close: () => setIsOpen(false) })}
    </PopoverField>
  );
}
