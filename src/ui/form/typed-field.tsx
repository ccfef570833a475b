import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import type { PopoverProps } from '@mui/material/Popover';
import type { SxProps, Theme } from '@mui/material/styles';
import { Suspense, useRef, useState, type ChangeEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isCalendarDate, parseTypedDate } from '@/lib/calendar-date';
import { hasModifier, isComposing } from '@/lib/key-press';
import { normaliseInput } from '@/lib/normalise-text';
import { lazyComponent } from '@/start/lazy-component';
import { LazyCalendar, loadCalendar } from '../calendar/lazy-calendar';
import { FramedInput, type FramedInputProps } from './framed-input';
import { useFormField, type FormFieldProps } from './use-form-field';

/** Lazy, because most values are typed. */
const Popover = lazyComponent<PopoverProps>(async () => (await import('@mui/material/Popover')).default);

type PopoverFieldProps = FramedInputProps & {
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
  openLabel: string;
  icon: ReactNode;
  /** Called when its button is hovered or focused. */
  onPreload: () => Promise<unknown>;
  dialogLabel: string;
  paperSx: SxProps<Theme>;
  marginThreshold?: number;
  children: ReactNode;
};

export function PopoverField({ isOpen, setIsOpen, onPreload, children, ...props }: PopoverFieldProps) {
  const { openLabel, icon, dialogLabel, paperSx, marginThreshold, ...input } = props;
  const { t } = useTranslation();
  const anchor = useRef<HTMLDivElement>(null);
  const preload = () => void onPreload();
  return (
    <>
      <FramedInput
        {...input}
        ref={anchor}
        end={
          <IconButton
            edge="end"
            size="small"
            aria-label={openLabel}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={input.isDisabled}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => setIsOpen(true)}
          >
            {icon}
          </IconButton>
        }
      />
      <Popover
        open={isOpen}
        anchorEl={() => anchor.current}
        onClose={() => setIsOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        marginThreshold={marginThreshold}
        slotProps={{ paper: { role: 'dialog', 'aria-label': dialogLabel, sx: paperSx } }}
      >
        <Suspense fallback={<CircularProgress aria-label={t('label.loading')} sx={{ m: 4 }} />}>
          {children}
        </Suspense>
      </Popover>
    </>
  );
}

type FormField = ReturnType<typeof useFormField>;

/** The form gets the parsed text, or an invalid text itself; `shown` appears once the focus is lost. */
function useTypedValue(field: FormField, parse: (typed: string) => unknown, shown: string) {
  const [draft, setDraft] = useState<string>();
  // A reset of the form drops the typed text as well.
  const isCurrent = draft !== undefined && (parse(draft) ?? draft) === field.value;
  return {
    input: {
      ...field.input,
      value: isCurrent ? draft : shown,
      onChange({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
        setDraft(target.value);
        field.change(parse(target.value) ?? target.value);
      },
      onBlur() {
        setDraft(undefined);
        field.input.onBlur();
      },
    },
    choose: (value: unknown) => {
      setDraft(undefined);
      field.change(value);
    },
  };
}

type TypedFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> &
  Pick<PopoverFieldProps, 'placeholder' | 'icon' | 'onPreload' | 'paperSx'> & {
    /** Undefined for an invalid text. */
    parse: (typed: string) => string | undefined;
    show: (value: string) => string;
    chooseLabel: string;
    picker: (picking: { value: string; change: (value: string) => void; close: () => void }) => ReactNode;
  };

/** A field whose value is typed in any usual form, or picked. */
export function TypedField<Values extends FieldValues, Output>(props: TypedFieldProps<Values, Output>) {
  const { parse, show, chooseLabel, placeholder, icon, onPreload, paperSx } = props;
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
      isOpen={isOpen}
      setIsOpen={setIsOpen}
      placeholder={placeholder}
      icon={icon}
      onPreload={onPreload}
      paperSx={paperSx}
      onKeyDown={openByKey}
      autoComplete="off"
      inputProps={{ inputMode: 'numeric' }}
      openLabel={`${chooseLabel}: ${props.label}`}
      dialogLabel={chooseLabel}
    >
      {props.picker({ value: field.text, change: choose, close: () => setIsOpen(false) })}
    </PopoverField>
  );
}

const FORMATS = { en: 'YYYY-MM-DD', ja: 'YYYY/MM/DD' };

/** Its value is `YYYY-MM-DD`, `''`, or the typed text while that is invalid. */
export function DateField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output>) {
  const { t } = useTranslation();
  const { language } = useFormat();
  return (
    <TypedField
      {...props}
      parse={parseTypedDate}
      show={(value) => (language === 'ja' && isCalendarDate(value) ? value.replaceAll('-', '/') : value)}
      placeholder={FORMATS[language]}
      chooseLabel={t('date.choose')}
      icon={<CalendarMonth />}
      onPreload={loadCalendar}
      paperSx={{ width: 320, minHeight: 330 }}
      picker={({ value, change, close }) => (
        <LazyCalendar
          picked={isCalendarDate(value) ? [value] : []}
          onPressed={(date) => {
            change(date);
            close();
          }}
        />
      )}
    />
  );
}

/** `１，２００` gives 1200; null for an invalid text. */
function parseNumber(text: string): number | null {
  const plain = normaliseInput(text).replaceAll(',', '');
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

const ARROW_STEPS = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
]);

/** Its value is the number, `''`, or the typed text while that is invalid; arrow keys step it, not below 0. */
export function NumberField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output>) {
  const field = useFormField(props);
  const { input, choose } = useTypedValue(field, parseNumber, field.text);

  function stepByKey(event: KeyboardEvent) {
    const direction = ARROW_STEPS.get(event.key);
    if (direction === undefined || hasModifier(event) || isComposing(event)) return;
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
