import Schedule from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import MuiTextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isTimeOfDay, parseTypedTime } from '@/lib/typed-time';
import { TypedField } from './typed-field';
import type { FormFieldProps } from './use-form-field';

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
 * A time of day, typed in any usual form, seconds too, or picked to the minute; the form holds `HH:MM:SS`, or `''`, or
 * what was typed as long as that is no time. Source: FIN-1.
 */
export function TimeField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output>) {
  const { t } = useTranslation();
  return (
    <TypedField
      {...props}
      parse={parseTypedTime}
      show={(held) => (isTimeOfDay(held) ? held.replace(/:00$/, '') : held)}
      placeholder={FORMAT}
      chooseLabel={t('time.choose')}
      icon={<Schedule />}
      paperSx={{ p: 1.5 }}
      picker={({ held, change }) => <TimePicker held={held} onPicked={change} />}
    />
  );
}

function TimePicker({ held, onPicked }: { held: string; onPicked: (time: string) => void }) {
  const { t } = useTranslation();
  const [hours = '', minutes = ''] = isTimeOfDay(held) ? held.split(':') : [];
  const pick = (nextHours: string, nextMinutes: string) => onPicked(`${nextHours}:${nextMinutes || '00'}:00`);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <PartSelect label={t('time.hours')} count={24} value={hours} onChange={(next) => pick(next, minutes)} />
      <span aria-hidden>:</span>
      <PartSelect
        label={t('time.minutes')}
        count={60}
        value={minutes}
        isDisabled={hours === ''}
        onChange={(next) => pick(hours, next)}
      />
    </Box>
  );
}
