import Typography from '@mui/material/Typography';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import type { Column } from '@/ui/data-table/column';
import { durationLabel, hoursOfDuration, isDayPart, type WireDuration } from '../model/duration';

/** A duration by its label; where that names no hours, they stand beside it. */
export function DurationText({ duration }: { duration: WireDuration }) {
  const format = useFormat();
  const hours = hoursOfDuration(duration);
  return (
    <>
      {translateMessage(durationLabel(duration))}
      {hours !== null && isDayPart(duration) && (
        <Typography component="span" variant="body2" sx={{ ml: 1, color: 'text.secondary' }}>
          {format.hours(hours)}
        </Typography>
      )}
    </>
  );
}

/** Of a column of durations: sorted by hours, and unknown values come last. */
export const DURATION_COLUMN: Partial<Column<{ duration: string }>> = {
  sortValue: ({ duration }) => hoursOfDuration(duration) ?? '',
  cell: ({ duration }) => <DurationText duration={duration} />,
};
