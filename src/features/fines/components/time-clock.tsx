import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import type { Dayjs } from 'dayjs';
import { toDay } from '@/lib/calendar-date';
import { PickerLocale } from '@/ui/calendar/picker-locale';

type TimeClockProps = {
  /** `HH:MM:SS`, or null. */
  value: string | null;
  onPicked: (time: string) => void;
  /** Called when a usual time was picked, which completes the choice. */
  onDone: () => void;
};

/** The hour to which the list of usual times scrolls without a value. */
const FIRST_HOUR = 9;

const CLOCK_PROPS = { ampm: false, timezone: 'UTC' } as const;
const EACH_MINUTE = { minutes: 1 };

export function TimeClock({ value, onPicked, onDone }: TimeClockProps) {
  const [hours = FIRST_HOUR, minutes = 0] = value?.split(':').map(Number) ?? [];
  // Any day, because only its time is picked.
  const fullHour = toDay('2000-01-01').hour(hours);
  const isUsual = value !== null && minutes % 30 === 0;

  function pick(moment: Dayjs | null) {
    if (moment) onPicked(`${moment.format('HH:mm')}:00`);
  }

  return (
    <PickerLocale>
      <DigitalClock
        {...CLOCK_PROPS}
        autoFocus
        sx={{ width: 96, borderRight: 1, borderColor: 'divider' }}
        value={isUsual ? fullHour.minute(minutes) : null}
        referenceDate={fullHour.minute(minutes < 30 ? 0 : 30)}
        onChange={(moment: Dayjs | null) => {
          pick(moment);
          onDone();
        }}
      />
      <MultiSectionDigitalClock
        {...CLOCK_PROPS}
        timeSteps={EACH_MINUTE}
        sx={{ width: 'auto', borderBottom: 0 }}
        value={value === null ? null : fullHour.minute(minutes)}
        referenceDate={fullHour}
        // Minutes need an hour first, because no hour is assumed.
        shouldDisableTime={(_, part) => part === 'minutes' && value === null}
        onChange={pick}
      />
    </PickerLocale>
  );
}
