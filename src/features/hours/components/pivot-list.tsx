import { useTranslation } from 'react-i18next';
import { countRows, createPortion } from '../model/portion';
import type { Dimension, PivotGroup } from '../model/hours-pivot';
import { GroupCard, GroupGrid } from './group-card';
import { HoursRows } from './hours-rows';
import { MoreRows } from './more-rows';
import { useDimensionWords } from './use-hours-words';
import { usePortion } from './use-portion';

/** The groups of the employee report with their rows and subtotals; large ones in portions. Source: HR-4. */
export function PivotList({ groups, inner }: { groups: readonly PivotGroup[]; inner: Dimension }) {
  const { t } = useTranslation('hours');
  const words = useDimensionWords();
  const { lines, showMore } = usePortion();
  const take = createPortion(lines);
  const drawn = groups
    .map((group) => ({ ...group, shown: take(group.rows) }))
    .filter(({ shown }) => shown.length > 0);
  return (
    <>
      <GroupGrid>
        {drawn.map(({ key, label, rows, shown, hours }) => (
          <GroupCard key={key} title={label} headingLevel="h3">
            <HoursRows
              label={label}
              header={inner === 'member' ? t('column.member') : words[inner]}
              rows={shown}
              hidden={rows.length - shown.length}
              subtotal={hours}
            />
          </GroupCard>
        ))}
      </GroupGrid>
      <MoreRows
        shown={countRows(drawn.map(({ shown }) => shown))}
        all={countRows(groups.map(({ rows }) => rows))}
        onMore={showMore}
      />
    </>
  );
}
