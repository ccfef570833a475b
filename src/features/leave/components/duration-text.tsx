import Typography from '@mui/material/Typography';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import type { Column } from '@/ui/data-table/column';
import { durationLabel, isFullOrHalfDay, toDurationHours, type WireDuration } from '../model/duration';

/** Shows the label of a duration, and its hours if the label does not name them. */
export function DurationText({ duration }: { duration: WireDuration }) {
  const format = useFormat();
  const hours = toDurationHours(duration);
  return (
    <>
      {translateMessage(durationLabel(duration))}
      {hours !== null && isFullOrHalfDay(duration) && (
        <Typography component="span" variant="body2" sx={{ ml: 1, color: 'text.secondary' }}>
          {format.hours(hours)}
        </Typography>
      )}
    </>
  );
}

/** Sorted by hours; durations without known hours come last. */
export const DURATION_COLUMN: Partial<Column<{ duration: string }>> = {
  sortValue: ({ duration }) => toDurationHours(duration) ?? '',
  cell: ({ duration }) => <DurationText duration={duration} />,
};
