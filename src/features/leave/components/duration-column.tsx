import { translateMessage } from '@/i18n/message';
import type { Column } from '@/ui/data-table/column';
import { durationLabel, hoursOfDuration } from '../model/duration';
import { DurationText } from './duration-text';

type WithDuration = { duration: string };

/** A column of durations in the user's language, sorted by hours; unknown values come last. Make it anew for each language. */
export function durationColumn(id: string, header: string): Column<WithDuration> {
  return {
    id,
    header,
    text: (row) => translateMessage(durationLabel(row.duration)),
    sortValue: (row) => hoursOfDuration(row.duration) ?? '',
    cell: (row) => <DurationText duration={row.duration} />,
    width: 180,
  };
}
