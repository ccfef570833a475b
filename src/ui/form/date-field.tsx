import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import { lazy, Suspense, useRef, useState, type KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isCalendarDate, parseTypedDate, type CalendarDate } from '@/lib/calendar-date';
import { TextControl } from './text-control';
import { useFormField, type FormFieldProps } from './use-form-field';

/** The calendar is heavier than most pages: it comes when it is opened. */
const MonthCalendar = lazy(async () => ({ default: (await import('./month-calendar')).MonthCalendar }));

type DateFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  /** The first and last day that the calendar offers. */
  min?: CalendarDate;
  max?: CalendarDate;
};

const FORMATS = { en: 'YYYY-MM-DD', ja: 'YYYY/MM/DD' };

/**
 * A day, typed in any usual form or picked; the form holds `YYYY-MM-DD`, or `''`, or what was typed as long
 * as that is no day.
 */
export function DateField<Values extends FieldValues, Output>(props: DateFieldProps<Values, Output>) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const field = useFormField(props);
  const anchor = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const held = typeof field.value === 'string' ? field.value : '';
  const date = isCalendarDate(held) ? held : undefined;
  const shown = date && language === 'ja' ? date.replaceAll('-', '/') : held;
  // A form that was reset forgets what was typed as well.
  const isDrafted = draft !== undefined && (parseTypedDate(draft) ?? draft) === held;

  function type(text: string) {
    setDraft(text);
    field.change(parseTypedDate(text) ?? text);
  }

  function leave() {
    setDraft(undefined);
    field.leave();
  }

  function pick(picked: CalendarDate) {
    field.change(picked);
    setIsOpen(false);
  }

  function openByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <>
      <TextControl
        ref={anchor}
        field={field}
        label={props.label}
        isRequired={props.isRequired}
        value={isDrafted ? draft : shown}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={openByKey}
        placeholder={FORMATS[language]}
        autoComplete="off"
        inputProps={{ inputMode: 'numeric' }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              size="small"
              aria-label={`${t('date.choose')}: ${props.label}`}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              disabled={field.isDisabled}
              onClick={() => setIsOpen(true)}
            >
              <CalendarMonth />
            </IconButton>
          </InputAdornment>
        }
      />
      <Popover
        open={isOpen}
        anchorEl={() => anchor.current}
        onClose={() => setIsOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': t('date.choose'), sx: { minWidth: 320, minHeight: 334 } },
        }}
      >
        <Suspense fallback={<CircularProgress aria-label={t('label.loading')} sx={{ m: 4 }} />}>
          <MonthCalendar value={date} min={props.min} max={props.max} onPicked={pick} />
        </Suspense>
      </Popover>
    </>
  );
}
