import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isComposing } from '@/lib/key-press';
import { PopoverField, type PopoverFieldProps } from './popover-field';
import { useFormField, type FormFieldProps } from './use-form-field';
import { useTypedValue } from './use-typed-value';

type TypedFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> &
  Pick<PopoverFieldProps, 'placeholder' | 'icon' | 'onPreload' | 'paperSx'> & {
    /** Undefined for an invalid text. */
    parse: (typed: string) => string | undefined;
    format: (value: string) => string;
    chooseLabel: string;
    picker: (picking: { value: string; change: (value: string) => void; close: () => void }) => ReactNode;
  };

export function TypedField<Values extends FieldValues, Output>(props: TypedFieldProps<Values, Output>) {
  const { label, parse, format, chooseLabel, picker, placeholder, icon, onPreload, paperSx } = props;
  const field = useFormField(props);
  const { input, choose } = useTypedValue(field, parse, format(field.text));
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
      isOpen={isOpen}
      setIsOpen={setIsOpen}
      placeholder={placeholder}
      icon={icon}
      onPreload={onPreload}
      paperSx={paperSx}
      onKeyDown={openByKey}
      autoComplete="off"
      inputProps={{ inputMode: 'numeric' }}
      openLabel={`${chooseLabel}: ${label}`}
      dialogLabel={chooseLabel}
    >
      {picker({ value: field.text, change: choose, close: () => setIsOpen(false) })}
    </PopoverField>
  );
}
