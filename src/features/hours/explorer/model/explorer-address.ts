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
};

export function explorerAddress({ range, steps = [], rows = 'member' }: AddressOptions): string {
  const isOfMonth = toMonth(range.start) === toMonth(range.end);
  const columns = isOfMonth ? 'day' : 'month';
  const sides = sidesAfter({ rows, columns }, null, steps);
  // One level up, the explorer shows the projects by the same period.
  const path = writePath([{ sides: { rows: 'project', columns }, steps }]);
  const fields = { ...range, ...sideFields(sides), path: steps.length > 0 ? path : null };
  return `${paths.reports}?${String(writeUrlFields(new URLSearchParams('view=explorer'), fields))}`;
}
