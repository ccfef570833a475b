import Schedule from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import MuiTextField from '@mui/material/TextField';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isTimeOfDay, parseTypedTime } from '@/lib/typed-time';
import { TextControl } from './text-control';
import { useFormField, type FormFieldProps } from './use-form-field';

type TimePart = {
  label: string;
  count: number;
  value: string;
  onChange: (part: string) => void;
  isDisabled?: boolean;
};

const FORMAT = 'HH:MM';

const twoDigits = (_: unknown, value: number) => String(value).padStart(2, '0');

/** A list of the browser's own: type-ahead, and a wheel on phones. */
function PartSelect({ label, count, value, onChange, isDisabled }: TimePart) {
  return (
    <MuiTextField
      select
      value={value}
      onChange={(event) => onChange(event.target.value)}
      disabled={isDisabled}
      sx={{ minWidth: 88, width: 'auto' }}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
    >
      {value === '' && <option value="">--</option>}
      {Array.from({ length: count }, twoDigits).map((part) => (
        <option key={part} value={part}>
          {part}
        </option>
      ))}
    </MuiTextField>
  );
}

/**
 * A time of day to the minute, 00:00 to 23:59, typed in any usual form or picked; the form holds `HH:MM:SS`, or `''`, or
 * what was typed as long as that is no time. Source: FIN-1.
 */
export function TimeField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output>) {
  const { t } = useTranslation();
  const field = useFormField(props);
  const anchor = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const held = typeof field.value === 'string' ? field.value : '';
  const shown = isTimeOfDay(held) ? held.slice(0, 5) : held;
  const [hours = '', minutes = ''] = isTimeOfDay(held) ? held.split(':') : [];
  // A form that was reset forgets what was typed as well.
  const isDrafted = draft !== undefined && (parseTypedTime(draft) ?? draft) === held;

  function type(text: string) {
    setDraft(text);
    field.change(parseTypedTime(text) ?? text);
  }

  function pick(nextHours: string, nextMinutes: string) {
    setDraft(undefined);
    field.change(`${nextHours}:${nextMinutes || '00'}:00`);
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
        onBlur={() => {
          setDraft(undefined);
          field.leave();
        }}
        onKeyDown={openByKey}
        placeholder={FORMAT}
        autoComplete="off"
        inputProps={{ inputMode: 'numeric' }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              size="small"
              aria-label={`${t('time.choose')}: ${props.label}`}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              disabled={field.isDisabled}
              onClick={() => setIsOpen(true)}
            >
              <Schedule />
            </IconButton>
          </InputAdornment>
        }
      />
      <Popover
        open={isOpen}
        anchorEl={() => anchor.current}
        onClose={() => setIsOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('time.choose'), sx: { p: 1.5 } } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <PartSelect
            label={t('time.hours')}
            count={24}
            value={hours}
            onChange={(next) => pick(next, minutes)}
          />
          <span aria-hidden>:</span>
          <PartSelect
            label={t('time.minutes')}
            count={60}
            value={minutes}
            isDisabled={hours === ''}
            onChange={(next) => pick(hours, next)}
          />
        </Box>
      </Popover>
    </>
  );
}
