import Schedule from '@mui/icons-material/ScheduleOutlined';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isTimeOfDay, parseTypedTime } from '@/lib/typed-time';
import { lazyPopoverContent } from '@/ui/form/lazy-popover-content';
import { TypedField } from '@/ui/form/typed-field';
import type { FormFieldProps } from '@/ui/form/use-form-field';

const TimeClock = lazyPopoverContent(async () => (await import('./time-clock')).TimeClock);

const FORMAT = 'HH:MM';

/** Typed in any usual form or picked to the minute; the form holds `HH:MM:SS`, `''`, or an invalid text. */
export function TimeField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output>) {
  const { t } = useTranslation();
  return (
    <TypedField
      {...props}
      parse={parseTypedTime}
      format={(value) => (isTimeOfDay(value) ? value.replace(/:00$/, '') : value)}
      placeholder={FORMAT}
      chooseLabel={t('time.choose')}
      icon={<Schedule />}
      onPreload={TimeClock.preload}
      paperSx={{ display: 'flex', minWidth: 208, minHeight: 232 }}
      picker={({ value, change, close }) => (
        <TimeClock value={isTimeOfDay(value) ? value : null} onPicked={change} onDone={close} />
      )}
    />
  );
}
