import { paths } from '@/config/paths';
import { toMonth } from '@/lib/calendar-date';
import { writeUrlFields } from '@/lib/url-fields';
import type { DateRange } from '../../model/date-range';
import type { ExplorerDimension, Step } from './aggregate';
import { sideFields, writePath } from './explorer-search';
import { sidesAfter } from './offered-dimensions';

type AddressOptions = {
  range: DateRange;
  steps?: readonly Step[];
  rows?: ExplorerDimension;
  columns?: ExplorerDimension;
};

/** Returns the address of the hours behind a figure of another report. */
export function explorerAddress({ range, steps = [], rows, columns }: AddressOptions): string {
  const isOfMonth = toMonth(range.start) === toMonth(range.end);
  const period = columns ?? (isOfMonth ? 'day' : 'month');
  const sides =
    steps.length > 0
      ? sidesAfter({ rows: rows ?? null, columns: period }, null, steps)
      : { rows: rows ?? 'member', columns: period };
  // The way back up leads to the projects by the same period.
  const path = writePath([{ sides: { rows: 'project', columns: period }, steps }]);
  const fields = { ...range, ...sideFields(sides), path: steps.length > 0 ? path : null };
  return `${paths.reports}?${String(writeUrlFields(new URLSearchParams('view=explorer'), fields))}`;
}
