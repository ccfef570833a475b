import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import type { PopoverProps } from '@mui/material/Popover';
import type { SxProps, Theme } from '@mui/material/styles';
import { Suspense, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isComposing } from '@/lib/composing';
import { lazyComponent } from '@/start/lazy-component';
import { TextControl } from './text-control';
import { useFormField, type FormFieldProps } from './use-form-field';
import { useTypedValue } from './use-typed-value';

/** Most values are typed. */
const Popover = lazyComponent<PopoverProps>(async () => (await import('@mui/material/Popover')).default);

type Picking = {
  /** What the form holds. */
  held: string;
  change: (value: string) => void;
  close: () => void;
};

type TypedFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  /** What a typed text means, in the form that the form holds; undefined for what is none. */
  parse: (typed: string) => string | undefined;
  /** How a held value is shown. */
  show: (held: string) => string;
  placeholder: string;
  /** Says what the picker does, e.g. “Choose a date”. */
  chooseLabel: string;
  icon: ReactNode;
  /** Fetches the code of the picker: its button is likely to be pressed. */
  onNear: () => Promise<unknown>;
  picker: (picking: Picking) => ReactNode;
  paperSx: SxProps<Theme>;
};

/**
 * A value that is typed in any usual form, or picked; the form holds what `parse` makes of it, or `''`, or what was
 * typed as long as that means nothing.
 */
export function TypedField<Values extends FieldValues, Output>(props: TypedFieldProps<Values, Output>) {
  const { t } = useTranslation();
  const { parse, show, chooseLabel } = props;
  const field = useFormField(props);
  const anchor = useRef<HTMLDivElement>(null);
  const { typed, type, choose, leave } = useTypedValue(field, parse);
  const [isOpen, setIsOpen] = useState(false);
  const held = typeof field.value === 'string' ? field.value : '';

  function openByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || !event.altKey || isComposing(event)) return;
    event.preventDefault();
    setIsOpen(true);
  }

  const close = () => setIsOpen(false);
  const near = () => void props.onNear();

  return (
    <>
      <TextControl
        frameRef={anchor}
        field={field}
        label={props.label}
        isRequired={props.isRequired}
        value={typed ?? show(held)}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={openByKey}
        placeholder={props.placeholder}
        autoComplete="off"
        inputMode="numeric"
        end={
          <IconButton
            edge="end"
            size="small"
            aria-label={`${chooseLabel}: ${props.label}`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={field.isDisabled}
            onPointerEnter={near}
            onFocus={near}
            onClick={() => setIsOpen(true)}
          >
            {props.icon}
          </IconButton>
        }
      />
      <Popover
        open={isOpen}
        anchorEl={() => anchor.current}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': chooseLabel, sx: props.paperSx } }}
      >
        <Suspense fallback={<CircularProgress aria-label={t('label.loading')} sx={{ m: 4 }} />}>
          {props.picker({ held, change: choose, close })}
        </Suspense>
      </Popover>
    </>
  );
}
